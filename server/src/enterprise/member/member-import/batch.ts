import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { must } from '../../../foundation/process/error/must.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { endImport, noteSeen, selectOpen } from '../../../foundation/file/table-import/rows-query.ts'
import { lockDepartments } from '../../../organisation/department/queries.ts'
import { addMembers } from './people/add-members.ts'
import { insertDepartments, selectKnown } from './people/department-query.ts'
import { knownOf } from './people/known.ts'
import { isAdministrator, lockRoom } from './people/known-query.ts'
import { memberRows } from './tables.ts'
import { departmentBook } from './rows/departments.ts'
import { draftOf } from './rows/draft.ts'
import { judge, type Judged, type AccountFacts } from './rows/judge.ts'

/** Few enough that one who signs in meanwhile does not wait. */
export const batchSize = 250

type BatchContext = { db: Db; now: Date; newId: () => string; firstPlaces: AccountFacts['firstPlaces'] }

/**
 * Sees to the next rows of an import whose administrator's account is locked, as the enterprise and the administrator who began it are at this moment. Answers how many there were: with none
 * left, in an enterprise that is closed or read-only now, or for an administrator who is one no more, the import has ended.
 */
export async function seeToNext(row: Row<'member_import'>, context: BatchContext) {
  const { db, now, newId, firstPlaces } = context
  const { ent_id: entId, id, user_id: userId } = row
  if (!(await isAdministrator(db, { entId, userId }))) return end(row, 'failed', context)
  const open = await selectOpen(db, memberRows, { entId, id, most: batchSize })
  if (open.length === 0) return end(row, 'done', context)
  const mapping = must(row.mapping, 'an import that has begun says what its columns are')
  const drafts = await Promise.all(open.map((one) => draftOf(one, mapping)))
  if (row.make_departments && drafts.some(({ departments }) => departments.length > 0)) await lockDepartments(db, entId)
  const room = await lockRoom(db, { entId, now })
  if (room === null) return end(row, 'failed', context)
  const book = departmentBook(await selectKnown(db, entId), { makes: row.make_departments, newId })
  const known = await knownOf(db, drafts, { entId, firstPlaces, room })
  const judged: Judged[] = []
  for (const draft of drafts) {
    const one = judge(draft, known, book)
    if (one.result === 'added') known.room -= 1
    judged.push(one)
  }
  await insertDepartments(db, { entId, made: book.made })
  const made = await addMembers(judged, { db, entId, now, newId })
  const seen = made.map((one) => ({ ...one, faults: one.result === 'refused' ? one.faults : null }))
  await noteSeen(db, memberRows, { entId, id, seen })
  return open.length
}

/** Audited once, with its counts. */
async function end(row: Row<'member_import'>, status: 'done' | 'failed', { db, now, newId }: BatchContext) {
  await endImport(db, memberRows, { entId: row.ent_id, id: row.id, status, now })
  await recordImport(row, { db, newId })
  return 0
}

/** Of all that it did, as the act of the administrator who began it. */
export async function recordImport(row: Row<'member_import'>, context: { db: Db; newId: () => string }) {
  const { ip, user_agent: userAgent, request_id: requestId } = row
  const visitor = { ip, userAgent, requestId, deviceHint: '', host: '', entId: null }
  const target = { targetKind: 'enterprise', targetId: row.ent_id, entId: row.ent_id, actorId: row.user_id } as const
  const diff = { name: row.file_name, users: row.added, present: row.present, refused: row.refused }
  await recordAct({ ...context, session: null, visitor }, { action: 'importMembers', ...target, diff })
}
