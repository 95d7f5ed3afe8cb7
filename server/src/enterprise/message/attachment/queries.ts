import { sql } from 'kysely'
import type { MessageAttachment } from './message-attachment.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** What a file is for until a message takes it up, and from then on. */
export const purposes = { attaching: 'attaching', attached: 'attachment' } as const

/** The person who attaches, and the enterprise in which they do; null: for the platform. */
export type Attaching = { userId: string; entId: string | null }

/** A file that this person is attaching. Another person's is as unknown as one that never was. */
export function lockAttaching(db: Db, { id, userId, entId }: Attaching & { id: string }) {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purposes.attaching)
    .where('created_by', '=', userId)
    .where('ent_id', 'is not distinct from', entId)
    .where('status', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst()
}

export async function countAttaching(db: Db, { userId, entId }: Attaching) {
  const { count } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_by', '=', userId)
    .where('ent_id', 'is not distinct from', entId)
    .where('purpose', '=', purposes.attaching)
    .where('status', '<>', 'removed')
    .executeTakeFirstOrThrow()
  return count
}

export async function storeMediaType(db: Db, id: string, mediaType: string) {
  await db.updateTable('stored_file').set({ media_type: mediaType }).where('id', '=', id).execute()
}

type Whole = { ids: readonly string[]; userId: string; now: Date }

/** Those of these that are whole, that this person is attaching for the platform, and whose day is not over. */
export function lockWhole(db: Db, { ids, userId, now }: Whole): Promise<MessageAttachment[]> {
  return db
    .selectFrom('stored_file')
    .select(['id', 'name', 'media_type as mediaType', 'size_bytes as sizeBytes'])
    .where('id', 'in', ids)
    .where('purpose', '=', purposes.attaching)
    .where('created_by', '=', userId)
    .where('ent_id', 'is', null)
    .where('status', '=', 'stored')
    .where('expires_at', '>', now)
    .forUpdate()
    .execute()
}

/** The same of the person and the enterprise of the transaction, as a space: from then on they are an announcement's. */
export async function takeAttachments(db: Db, ids: readonly string[]): Promise<MessageAttachment[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<MessageAttachment>`
    select id, name, media_type as "mediaType", size_bytes as "sizeBytes" from atrium_take_attachments(${ids})`.execute(
    db,
  )
  return rows
}

/** Null: for as long as the message is there. */
export async function keepFiles(db: Db, ids: readonly string[], until: Date | null) {
  if (ids.length === 0) return
  await db
    .updateTable('stored_file')
    .set({ purpose: purposes.attached, expires_at: until })
    .where('id', 'in', ids)
    .where('status', '=', 'stored')
    .execute()
}

/** The file as a message or an announcement holds it, where this person may read that now. */
export async function findForReader(db: Db, { message, id }: { message: string; id: string }) {
  const ofMessage = db.selectFrom('message_to_reader').select('attachments').where('id', '=', message)
  const ofAnnouncement = db.selectFrom('announcement_to_reader').select('attachments').where('id', '=', message)
  return one((await ofMessage.executeTakeFirst()) ?? (await ofAnnouncement.executeTakeFirst()), id)
}

/** The same for those who may change an announcement of the enterprise of the transaction. */
export async function findForAuthor(db: Db, { of, id }: { of: string; id: string }) {
  return one(await db.selectFrom('announcement').select('attachments').where('id', '=', of).executeTakeFirst(), id)
}

/** The same for those who may change a message: operators all that operators wrote, SaaS administrators what is in their care. */
export async function findForWriter(db: Db, { of, id, isInCare }: { of: string; id: string; isInCare: boolean }) {
  const row = isInCare
    ? await db.selectFrom('message_in_care').select('attachments').where('id', '=', of).executeTakeFirst()
    : await db
        .selectFrom('message')
        .select('attachments')
        .where('id', '=', of)
        .where(sql<boolean>`key is null`)
        .executeTakeFirst()
  return one(row, id)
}

function one(row: { attachments: MessageAttachment[] } | undefined, id: string) {
  return row?.attachments.find((attachment) => attachment.id === id)
}
