import type { CallParsed } from '@atrium/shared-utility/contract'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { selectFirst } from '../../../foundation/file/table-import/rows-query.ts'
import { normalLoginId } from '../../../identity/people/person/login-id.ts'
import { selectKnown } from './people/department-query.ts'
import { knownOf } from './people/known.ts'
import { selectRoom } from './people/known-query.ts'
import { lockChosen } from './read-file.ts'
import { faultOf } from './row.ts'
import { selectColumn } from './row-query.ts'
import { departmentBook } from './rows/departments.ts'
import { draftOf, valuesOf } from './rows/draft.ts'
import { judge } from './rows/judge.ts'
import { memberRows } from './tables.ts'

const mostShown = 20

/** The first rows, judged as the import would; but a look tells of no stranger: that a username is taken is told where it is wanted. */
export async function previewMemberImport(input: CallParsed<'previewMemberImport'>, context: Context) {
  const { db, lang, newId } = context
  const { mapping, makeDepartments: makes } = input
  const { entId } = spaceOf(context)
  const of = { entId, id: input.id }
  const chosen = { ...(await lockChosen(input, context)), mapping, lang }
  const rows = await selectFirst(db, memberRows, { ...of, most: mostShown })
  const drafts = await Promise.all(rows.map((row) => draftOf(row, mapping)))
  const wanted = new Set(drafts.map(({ norm }) => norm))
  const firstPlaces = new Map<string, number>()
  for (const { place, value } of await selectColumn(db, of, mapping.loginId)) {
    const norm = normalLoginId(value)
    if (wanted.has(norm) && !firstPlaces.has(norm)) firstPlaces.set(norm, place)
  }
  const room = await selectRoom(db, entId)
  const { accounts, ...facts } = await knownOf(db, drafts, { entId, firstPlaces, room: Infinity })
  const known = { ...facts, accounts: new Map([...accounts].filter(([, account]) => account !== 'elsewhere')) }
  const book = departmentBook(await selectKnown(db, entId), { makes, newId })
  const shown = rows.map((row, index) => {
    const draft = drafts[index]
    const judged = draft && judge(draft, known, book)
    const faults = judged?.result === 'refused' ? judged.faults : []
    return {
      row: row.place,
      values: valuesOf(row, mapping),
      isPresent: judged?.result === 'present',
      faults: faults.map((fault) => ({ ...faultOf(fault, row, chosen), field: fault.field })),
    }
  })
  return { rows: shown, room }
}
