import { Readable } from 'node:stream'
import { Problem, type CallParsed, type Lang } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../foundation/context/context.ts'
import type { MadeFile } from '../../foundation/context/file-answer.ts'
import { byteOrderMark, csvLine } from '../../foundation/list/csv.ts'
import { findImport, type SelectedImport } from './queries.ts'
import { faultsOf } from './row.ts'
import { selectRefusedAfter, type RefusedRow } from './row-query.ts'

const ownHeadings = {
  'zh-CN': ['行号', '出错的列', '出错的内容', '原因'],
  'en-US': ['Row', 'Wrong column', 'Wrong value', 'Reason'],
}
const allOwn: readonly string[] = Object.values(ownHeadings).flat()
const names = { 'zh-CN': '成员导入错误.csv', 'en-US': 'member-import-errors.csv' }
const pageSize = 1000

/** The refused rows as they were, with what is wrong before each: mended, the file is imported again. */
export async function downloadMemberImportFaults(
  { id }: CallParsed<'downloadMemberImportFaults'>,
  context: Context,
): Promise<MadeFile> {
  const { db, lang, services } = context
  const row = await findImport(db, id)
  if (row === undefined) throw new Problem('notFound')
  const scope = { as: 'tenant', entId: spaceOf(context).entId, userId: sessionOf(context).userId } as const
  const pageAfter = (after: number) =>
    services.tx(scope, (own) => selectRefusedAfter(own, { id, after, most: pageSize }))
  const open = async () => ({ rows: row.refused, isCut: false, body: Readable.from(textOf(row, { pageAfter, lang })) })
  return { name: names[lang], type: 'text/csv; charset=utf-8', open }
}

type Text = { pageAfter: (after: number) => Promise<RefusedRow[]>; lang: Lang }

async function* textOf(row: SelectedImport, { pageAfter, lang }: Text) {
  // Of a file that was one of these itself the new reasons take the place of the old ones. A column that was imported stays.
  const named = Object.values(row.mapping ?? {})
  const isOwn = (heading: string, index: number) => allOwn.includes(heading) && !named.includes(index)
  const kept = row.headings.flatMap((heading, index) => (isOwn(heading, index) ? [] : [index]))
  const heads = kept.map((index) => row.headings[index])
  yield byteOrderMark + csvLine([...ownHeadings[lang], ...heads])
  for (let after = 0; ;) {
    const page = await pageAfter(after)
    yield page.map((one) => csvLine([...said(one, row, lang), ...kept.map((index) => one.cells[index])])).join('')
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    after = last.place
  }
}

/** One line for each row: what is wrong with several of its cells stands together. */
function said(one: RefusedRow, row: SelectedImport, lang: Lang) {
  const faults = faultsOf(one, { ...row, lang })
  const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' | ')
  return [
    one.place,
    joined(faults.map(({ column }) => column ?? '')),
    joined(faults.map(({ value }) => value)),
    joined(faults.map(({ reason }) => reason)),
  ]
}
