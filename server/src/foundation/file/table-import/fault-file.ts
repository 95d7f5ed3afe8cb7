import { Readable } from 'node:stream'
import type { ImportFault, Lang } from '@atrium/shared-utility/contract'
import type { MadeFile } from '../../call/context/file-answer.ts'
import { byteOrderMark, csvLine } from '../../query/list/csv.ts'
import type { ImportRow } from './import-tables.ts'

const ownHeadings = {
  'zh-CN': ['行号', '出错的列', '出错的内容', '原因'],
  'en-US': ['Row', 'Wrong column', 'Wrong value', 'Reason'],
}
/** After the name of the file that was imported, without its ending. */
const nameWords = { 'zh-CN': '导入错误', 'en-US': 'import errors' }
const allOwn: readonly string[] = Object.values(ownHeadings).flat()
const pageSize = 1000

type Refused<R extends ImportRow> = {
  /** Of the file that was imported. */
  fileName: string
  lang: Lang
  /** How many rows were refused. */
  refused: number
  headings: readonly string[]
  /** The columns that were imported. */
  named: readonly number[]
  pageAfter: (after: number, most: number) => Promise<R[]>
  faultsOf: (row: R) => readonly ImportFault[]
}

/** The refused rows as they were, with what is wrong before each: mended, the file is imported again. */
export function faultFile<R extends ImportRow>(of: Refused<R>): MadeFile {
  const open = async () => ({ rows: of.refused, isCut: false, body: Readable.from(textOf(of)) })
  const ending = ` ${nameWords[of.lang]}`
  // A mended file of errors that has errors again keeps its name.
  const name = `${of.fileName.replace(/\.[^.]*$/, '').replace(ending, '')}${ending}.csv`
  return { name, type: 'text/csv; charset=utf-8', open }
}

async function* textOf<R extends ImportRow>({ lang, headings, named, pageAfter, faultsOf }: Refused<R>) {
  // Of a file that was one of these itself the new reasons take the place of the old ones. A column that was imported stays.
  const isOwn = (heading: string, index: number) => allOwn.includes(heading) && !named.includes(index)
  const kept = headings.flatMap((heading, index) => (isOwn(heading, index) ? [] : [index]))
  yield byteOrderMark + csvLine([...ownHeadings[lang], ...kept.map((index) => headings[index])])
  for (let after = 0; ;) {
    const page = await pageAfter(after, pageSize)
    yield page.map((one) => csvLine([...said(one, faultsOf(one)), ...kept.map((index) => one.cells[index])])).join('')
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    after = last.place
  }
}

/** One line for each row: what is wrong with several of its cells stands together. */
function said({ place }: ImportRow, faults: readonly ImportFault[]) {
  const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(' | ')
  return [
    place,
    joined(faults.map(({ column }) => column ?? '')),
    joined(faults.map(({ value }) => value)),
    joined(faults.map(({ reason }) => reason)),
  ]
}
