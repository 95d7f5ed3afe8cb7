import { Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { endImport, noteSeen, selectOpen } from '../../../foundation/file/table-import/rows-query.ts'
import { openByUid } from '../record/open-app.ts'
import type { RecordContext } from '../record/record-context.ts'
import { tellPages } from '../record/tell-pages.ts'
import { addRows } from './add-rows.ts'
import { findAuthor } from './author-query.ts'
import { recordRows } from './tables.ts'
import { mayAdd } from './targets.ts'

/** Few enough that people who write the same values meanwhile do not wait. */
const batchSize = 100

type BatchContext = Pick<RecordContext, 'db' | 'now' | 'newId' | 'services'>

/**
 * Sees to the next rows of an import that is locked, with the rights that its person has at this moment. Answers how many there were:
 * with none left, or for a person who may add no records now, the import has ended.
 */
export async function seeToNext(row: Row<'record_import'>, batch: BatchContext) {
  const { ent_id: entId, id, user_id: userId } = row
  const { db, now } = batch
  const author = await findAuthor(db, { entId, userId, now })
  // What is said of a row is kept in both languages.
  const context: RecordContext = { ...batch, lang: 'zh-CN', space: { entId }, session: author ?? null }
  const open = author && (await openedFor(row, context))
  if (open === undefined) return end(row, 'failed', batch)
  const rows = await selectOpen(db, recordRows, { entId, id, most: batchSize })
  if (rows.length === 0) return end(row, 'done', batch)
  const mapping = must(row.mapping, 'an import that has begun says what its columns are')
  const seen = await addRows(open, { rows, mapping }, context)
  await noteSeen(db, recordRows, { entId, id, seen })
  if (seen.some(({ result }) => result === 'added')) await tellPages(open, context)
  return rows.length
}

/** Undefined where its person may add no records there any more. */
async function openedFor({ app_id: appId, entity_uid: uid }: Row<'record_import'>, context: RecordContext) {
  try {
    const open = await openByUid({ appId, uid }, context)
    return mayAdd(open) ? open : undefined
  } catch (error) {
    if (error instanceof Problem && (error.code === 'appNotFound' || error.code === 'appNotListed')) return undefined
    throw error
  }
}

/** Audited once, with its counts. */
async function end(row: Row<'record_import'>, status: 'done' | 'failed', { db, now, newId }: BatchContext) {
  await endImport(db, recordRows, { entId: row.ent_id, id: row.id, status, now })
  await recordImport(row, { db, newId })
  return 0
}

/** Of all that it did, as the act of the person who began it. */
export async function recordImport(row: Row<'record_import'>, context: { db: Db; newId: () => string }) {
  const { ip, user_agent: userAgent, request_id: requestId } = row
  const visitor = { ip, userAgent, requestId, deviceHint: '', host: '', entId: null }
  const target = { targetKind: 'application', targetId: row.app_id, entId: row.ent_id, actorId: row.user_id } as const
  const diff = { name: row.file_name, records: row.added, refused: row.refused }
  await recordAct({ ...context, session: null, visitor }, { action: 'importRecords', ...target, diff })
}
