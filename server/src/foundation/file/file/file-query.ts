import { sql } from 'kysely'
import type { NewRow, Row } from '../../db/schema.ts'
import type { Db } from '../../db/tx.ts'

/** What the preview of a document is kept for. It takes nothing of what an enterprise may store. */
export const previewPurpose = 'preview'

export type StoredFile = Row<'stored_file'>

export async function insertFile(db: Db, file: NewRow<'stored_file'>) {
  await db.insertInto('stored_file').values(file).execute()
}

export function findFile(db: Db, id: string) {
  return db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the enterprise, so that of two concurrent requests not both get what is left. Null: it has no limit. */
export async function lockQuotaBytes(db: Db, entId: string) {
  const row = await db
    .selectFrom('enterprise')
    .select('storage_quota_mb')
    .where('id', '=', entId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return bytesOf(row)
}

/** The same without a lock. */
export async function findQuotaBytes(db: Db, entId: string) {
  const row = await db
    .selectFrom('enterprise')
    .select('storage_quota_mb')
    .where('id', '=', entId)
    .executeTakeFirstOrThrow()
  return bytesOf(row)
}

function bytesOf({ storage_quota_mb: megabytes }: { storage_quota_mb: number | null }) {
  return megabytes === null ? null : megabytes * 1024 * 1024
}

/** What an enterprise stores: its files, those on their way included, and its records. Previews are the platform's own care. */
export async function sumBytes(db: Db, entId: string) {
  const { used } = await db
    .selectFrom('stored_file')
    .select(sql<number>`(coalesce(sum(size_bytes), 0) + atrium_record_bytes(${entId}))::bigint`.as('used'))
    .where('ent_id', '=', entId)
    .where('status', '<>', 'removed')
    .where('purpose', '<>', previewPurpose)
    .executeTakeFirstOrThrow()
  return used
}

/** How many bytes of all files on their way were announced and have not come. */
export async function sumAhead(db: Db) {
  const { ahead } = await db
    .selectFrom('stored_file')
    .select(sql<number>`coalesce(sum(size_bytes - received_bytes), 0)::bigint`.as('ahead'))
    .where('status', '=', 'uploading')
    .executeTakeFirstOrThrow()
  return ahead
}

type Came = { id: string; from: number; upload: string; receipt: string; bytes: number; now: Date }

/** Notes a part that came after `from` bytes. False when that is not where the file ends, or it is not open any more. */
export async function notePart(db: Db, { id, from, upload, receipt, bytes, now }: Came) {
  const received = from + bytes
  const noted = await db
    .updateTable('stored_file')
    .set({
      received_bytes: received,
      size_bytes: sql<number>`greatest(size_bytes, ${received})`,
      receipts: sql<string>`receipts || ${JSON.stringify([receipt])}::jsonb`,
      upload,
      changed_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'uploading')
    .where('received_bytes', '=', from)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** As if nothing of it had come. False when it was removed meanwhile, or another process has begun it anew. */
export async function noteLost(db: Db, { id, received, now }: { id: string; received: number; now: Date }) {
  const noted = await db
    .updateTable('stored_file')
    .set({ received_bytes: 0, receipts: JSON.stringify([]), upload: '', changed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'uploading')
    .where('received_bytes', '=', received)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** False when it was removed meanwhile, or another process has said so before. */
export async function noteStored(db: Db, { id, sha256, now }: { id: string; sha256: string; now: Date }) {
  const noted = await db
    .updateTable('stored_file')
    .set({ status: 'stored', sha256, size_bytes: sql<number>`received_bytes`, changed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'uploading')
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Notes that it does not expire any more: what it was made for has come to be. */
export async function noteKept(db: Db, { id, now }: { id: string; now: Date }) {
  await db.updateTable('stored_file').set({ expires_at: null, changed_at: now }).where('id', '=', id).execute()
}

/** No reader gets it any more; its bytes go with the next sweep that comes after the grace time. */
export async function noteRemoved(db: Db, { id, now }: { id: string; now: Date }) {
  await db
    .updateTable('stored_file')
    .set({ status: 'removed', changed_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .execute()
}

/** The same for all files of an enterprise. */
export async function noteAllRemoved(db: Db, { entId, now }: { entId: string; now: Date }) {
  await db
    .updateTable('stored_file')
    .set({ status: 'removed', changed_at: now })
    .where('ent_id', '=', entId)
    .where('status', '<>', 'removed')
    .execute()
}
