import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { TableRow } from '../../../foundation/file/table-file/table.ts'
import type { ImportId } from '../../../foundation/file/table-import/import-tables.ts'
import { insertRows } from '../../../foundation/file/table-import/rows-query.ts'
import { memberRows } from './tables.ts'

/** Keeps the rows of a file that was read; those of an earlier file of the same administrator that was only read go. */
export async function insertImport(db: Db, row: NewRow<'member_import'>, rows: readonly TableRow[]) {
  await db
    .deleteFrom('member_import')
    .where('ent_id', '=', row.ent_id)
    .where('user_id', '=', row.user_id)
    .where('status', '=', 'read')
    .execute()
  await db.insertInto('member_import').values(row).execute()
  await insertRows(db, memberRows, { entId: row.ent_id, id: row.id, rows })
}

/** One that this administrator may still begin. */
export function lockRead(db: Db, { entId, id, userId }: ImportId & { userId: string }) {
  return db
    .selectFrom('member_import')
    .selectAll()
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'read')
    .forUpdate()
    .executeTakeFirst()
}

/** The lock keeps the job from going on while a call decides what becomes of it. */
export function lockImport(db: Db, { entId, id }: ImportId) {
  return db
    .selectFrom('member_import')
    .selectAll()
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Begun = ImportId & { mapping: string; makes: boolean; now: Date; ip: string; userAgent: string; requestId: string }

export async function beginImport(db: Db, { entId, id, mapping, makes, now, ...from }: Begun) {
  const visitor = { ip: from.ip, user_agent: from.userAgent, request_id: from.requestId }
  await db
    .updateTable('member_import')
    .set({ status: 'waiting', mapping, make_departments: makes, created_at: now, ...visitor })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .execute()
}

export async function isUnderWay(db: Db, entId: string) {
  const row = await db
    .selectFrom('member_import')
    .select('id')
    .where('ent_id', '=', entId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the enterprise of this transaction that have begun. */
function importsBegun(db: Db) {
  return db
    .selectFrom('member_import as i')
    .leftJoin('user_account as u', 'u.id', 'i.user_id')
    .selectAll('i')
    .select('u.name as by_name')
    .where('i.status', '<>', 'read')
}

export type SelectedImport = Awaited<ReturnType<typeof selectImports>>[number]

export function selectImports(db: Db) {
  return importsBegun(db).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').limit(20).execute()
}

export function findImport(db: Db, id: string) {
  return importsBegun(db).where('i.id', '=', id).executeTakeFirst()
}

/** Reopens one that was given up, unless another one of the enterprise is under way. */
export async function reopenImport(db: Db, { entId, id }: ImportId) {
  if (await isUnderWay(db, entId)) return false
  const { numUpdatedRows } = await db
    .updateTable('member_import')
    .set({ status: 'running', ended_at: null })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
