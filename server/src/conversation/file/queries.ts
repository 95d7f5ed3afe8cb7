import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../foundation/db/retention-query.ts'
import type { NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

/** What files of messages between members are for, in the store of files. */
export const chatFilePurpose = 'chatFile'

/** Row-level security shows the caller no other conversations than theirs. */
export async function isOwnConversation(db: Db, id: string) {
  const row = await db.selectFrom('conversation').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function insertUpload(db: Db, row: NewRow<'chat_file'>) {
  await db.insertInto('chat_file').values(row).execute()
}

type Key = { conversationId: string; fileId: string }

/** An upload of the caller. One of another person is as unknown as one that never was. */
export function findUpload(db: Db, { conversationId, fileId }: Key) {
  return db
    .selectFrom('chat_file')
    .select(['file_id as id', 'name'])
    .where('conversation_id', '=', conversationId)
    .where('file_id', '=', fileId)
    .where('seq', 'is', null)
    .executeTakeFirst()
}

/** The database removes the file with it. */
export async function deleteUpload(db: Db, { conversationId, fileId }: Key) {
  await db
    .deleteFrom('chat_file')
    .where('conversation_id', '=', conversationId)
    .where('file_id', '=', fileId)
    .where('seq', 'is', null)
    .execute()
}

/** A file of a message that the caller sees. */
export function findSentFile(db: Db, { conversationId, fileId }: Key) {
  return db
    .selectFrom('chat_file')
    .select(['file_id as id', 'name'])
    .where('conversation_id', '=', conversationId)
    .where('file_id', '=', fileId)
    .where('seq', 'is not', null)
    .executeTakeFirst()
}

/** Gives uploads of the caller to a message that they have just written. Answers how many of them there are. */
export async function takeUpFiles(
  db: Db,
  { conversationId, seq, ids }: { conversationId: string; seq: number; ids: readonly string[] },
) {
  const { numUpdatedRows } = await db
    .updateTable('chat_file')
    .set({ seq, place: sql<number>`array_position(${[...ids]}::text[], file_id)` })
    .where('conversation_id', '=', conversationId)
    .where('file_id', 'in', ids)
    .where('seq', 'is', null)
    .where('is_whole', '=', true)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

type Message = { conversationId: string; seq: number }

/** The files of these messages, in their order, as far as the caller sees the messages. */
export function selectFiles(db: Db, entId: string, messages: readonly Message[]) {
  const [conversations, seqs] = [messages.map(({ conversationId }) => conversationId), messages.map(({ seq }) => seq)]
  return db
    .selectFrom('chat_file')
    .select(['file_id as id', 'conversation_id as conversationId', 'name', 'media_type as mediaType'])
    .select(['size_bytes as sizeBytes', 'width', 'height'])
    .select(sql<number>`seq`.as('seq'))
    .where('ent_id', '=', entId)
    .where(sql<boolean>`(conversation_id, seq) in (select * from unnest(${conversations}::text[], ${seqs}::int[]))`)
    .orderBy('place')
    .orderBy('file_id')
    .execute()
}

export type SelectedFile = Awaited<ReturnType<typeof selectFiles>>[number]

// As the platform, whose files are.

/** Of this person, on their way or not sent. */
export async function countUnsent(db: Db, { entId, by }: { entId: string; by: string }) {
  const { count } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ent_id', '=', entId)
    .where('created_by', '=', by)
    .where('purpose', '=', chatFilePurpose)
    .where('expires_at', 'is not', null)
    .where('status', '<>', 'removed')
    .executeTakeFirstOrThrow()
  return count
}

export function lockStored(db: Db, id: string) {
  return db.selectFrom('stored_file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Whole = { entId: string; id: string; mediaType: string; size: { width: number; height: number } | null }

export async function noteWhole(db: Db, { entId, id, mediaType, size }: Whole) {
  await db
    .updateTable('chat_file')
    .set({ media_type: mediaType, width: size?.width ?? null, height: size?.height ?? null, is_whole: true })
    .where('ent_id', '=', entId)
    .where('file_id', '=', id)
    .execute()
}

/** Uploads that were not sent within a day; the database removes their files with them. */
export const unsentFiles: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`chat_file where (ent_id, file_id) in (
      select ent_id, file_id from chat_file where seq is null and made_at < ${daysBefore(now, 1)}
      limit ${batchSize})`,
  )
