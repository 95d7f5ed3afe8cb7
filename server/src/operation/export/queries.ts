import type { ExportPosition } from '../../foundation/db/schema-file.ts'
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

/** One's own, until they expire. */
export function selectOwn(db: Db, { userId, now }: { userId: string; now: Date }) {
  return withSize(db)
    .where('export.user_id', '=', userId)
    .where('export.status', '<>', 'cancelled')
    .where('export.expires_at', '>', now)
    .orderBy('export.created_at', 'desc')
    .limit(20)
    .execute()
}

export function findOwn(db: Db, { id, userId }: { id: string; userId: string }) {
  return db.selectFrom('export').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** So that nobody writes on while it is decided what becomes of it. */
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

/** As if nothing of it had been written. */
export async function restartExport(db: Db, { id, fileId, expiresAt }: Restart) {
  await db
    .updateTable('export')
    .set({ status: 'waiting', rows_written: 0, total: null, position: null, file_id: fileId, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** What somebody is now: they may have been more when they asked. */
export function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['status', 'platform_type'])
    .where('id', '=', userId)
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
