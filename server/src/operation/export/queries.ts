import type { ExportPosition } from './tables.ts'
import type { Row, NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

export type ExportRow = Row<'export'>

export async function insertExport(db: Db, row: NewRow<'export'>) {
  await db.insertInto('export').values(row).execute()
}

export async function countUnderWay(db: Db, userId: string) {
  const { count } = await db
    .selectFrom('export')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  return count
}

/** The owner of an export: a person, for the platform or for one enterprise. */
export type Owner = { userId: string; entId: string | null }

/** The caller's own, until they expire. */
export function selectOwn(db: Db, { userId, entId, now }: Owner & { now: Date }) {
  return withSize(db)
    .where('export.user_id', '=', userId)
    .where('export.ent_id', 'is not distinct from', entId)
    .where('export.status', '<>', 'cancelled')
    .where('export.expires_at', '>', now)
    .orderBy('export.created_at', 'desc')
    .limit(20)
    .execute()
}

export function findOwn(db: Db, { id, userId, entId }: Owner & { id: string }) {
  return db
    .selectFrom('export')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ent_id', 'is not distinct from', entId)
    .executeTakeFirst()
}

/** The lock keeps it from being written on while a call decides what becomes of it. */
export function lockExport(db: Db, id: string) {
  return db.selectFrom('export').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Change = Partial<Pick<ExportRow, 'status' | 'rows_written' | 'total' | 'file_id'>> & { position?: ExportPosition }

export async function updateExport(db: Db, id: string, { position, ...change }: Change) {
  await db
    .updateTable('export')
    .set({ ...change, ...(position && { position: JSON.stringify(position) }) })
    .where('id', '=', id)
    .execute()
}

type Restart = { id: string; fileId: string; expiresAt: Date }

/** Resets an export, as if nothing of it had been written. */
export async function restartExport(db: Db, { id, fileId, expiresAt }: Restart) {
  await db
    .updateTable('export')
    .set({ status: 'waiting', rows_written: 0, total: null, position: null, file_id: fileId, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** The type that a person has now: they may have had a higher one when they asked. */
export async function findPlatformType(db: Db, userId: string) {
  const found = await db
    .selectFrom('user_account')
    .select('platform_type')
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.platform_type
}

/** The same in an enterprise, and whether that is open. */
export function findMembership(db: Db, { entId, userId }: { entId: string; userId: string }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select(['m.user_type', 'e.status', 'e.expires_at'])
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
}

export function findNamed(db: Db, entId: string) {
  return db
    .selectFrom('enterprise')
    .select(['name', 'status'])
    .where('id', '=', entId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

function withSize(db: Db) {
  return db
    .selectFrom('export')
    .selectAll('export')
    .select((eb) =>
      eb
        .selectFrom('stored_file as f')
        .whereRef('f.id', '=', 'export.file_id')
        .where('f.status', '=', 'stored')
        .select('f.size_bytes')
        .as('size_bytes'),
    )
}

export type SizedExport = Awaited<ReturnType<typeof selectOwn>>[number]
