import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { TableRow } from '../../../foundation/file/table-file/table.ts'
import type { ImportId } from '../../../foundation/file/table-import/import-tables.ts'
import { insertRows } from '../../../foundation/file/table-import/rows-query.ts'
import { recordRows } from './tables.ts'

/** Keeps the rows of a file that was read; those of an earlier file of the same person that was only read go. */
export async function insertImport(db: Db, row: NewRow<'record_import'>, rows: readonly TableRow[]) {
  await db
    .deleteFrom('record_import')
    .where('ent_id', '=', row.ent_id)
    .where('user_id', '=', row.user_id)
    .where('status', '=', 'read')
    .execute()
  await db.insertInto('record_import').values(row).execute()
  await insertRows(db, recordRows, { entId: row.ent_id, id: row.id, rows })
}

type Own = { id: string; appId: string; entityUid: string }

/** One of the person of this transaction, who alone sees it. */
export function findImport(db: Db, { id, ...of }: Own) {
  return ownImports(db, of).where('id', '=', id).executeTakeFirst()
}

/** Those that have begun. */
export function selectImports(db: Db, of: Omit<Own, 'id'>) {
  return ownImports(db, of)
    .where('status', '<>', 'read')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

function ownImports(db: Db, { appId, entityUid }: Omit<Own, 'id'>) {
  return db.selectFrom('record_import').selectAll().where('app_id', '=', appId).where('entity_uid', '=', entityUid)
}

/** The lock keeps the job from going on while a call decides what becomes of it. */
export function lockImport(db: Db, { entId, id }: ImportId) {
  return db
    .selectFrom('record_import')
    .selectAll()
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Begun = ImportId & { mapping: string; now: Date; ip: string; userAgent: string; requestId: string }

/** False where it has begun already, or its file was replaced. */
export async function beginImport(db: Db, { entId, id, mapping, now, ...from }: Begun) {
  const visitor = { ip: from.ip, user_agent: from.userAgent, request_id: from.requestId }
  const { numUpdatedRows } = await db
    .updateTable('record_import')
    .set({ status: 'waiting', mapping, created_at: now, ...visitor })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('status', '=', 'read')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Reopens one that was given up, unless another one of its person is under way. */
export async function reopenImport(db: Db, { entId, id }: ImportId) {
  const row = await lockImport(db, { entId, id })
  if (row?.status !== 'failed' || (await isUnderWay(db, { entId, userId: row.user_id }))) return false
  await db
    .updateTable('record_import')
    .set({ status: 'running', ended_at: null })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .execute()
  return true
}

async function isUnderWay(db: Db, { entId, userId }: { entId: string; userId: string }) {
  const row = await db
    .selectFrom('record_import')
    .select('id')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return row !== undefined
}
