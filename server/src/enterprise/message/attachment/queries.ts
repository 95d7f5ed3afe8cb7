import { sql } from 'kysely'
import type { MessageAttachment } from './message-attachment.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** What a file is for until a message takes it up, and from then on. */
export const purposes = { attaching: 'attaching', attached: 'attachment' } as const

type Own = { id: string; userId: string }

/** A file that this person is attaching. Another person's is as unknown as one that never was. */
export function lockAttaching(db: Db, { id, userId }: Own) {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purposes.attaching)
    .where('created_by', '=', userId)
    .where('status', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst()
}

export async function countAttaching(db: Db, userId: string) {
  const { count } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_by', '=', userId)
    .where('purpose', '=', purposes.attaching)
    .where('status', '<>', 'removed')
    .executeTakeFirstOrThrow()
  return count
}

export async function storeMediaType(db: Db, id: string, mediaType: string) {
  await db.updateTable('stored_file').set({ media_type: mediaType }).where('id', '=', id).execute()
}

/** Those of these that are whole, that this person is attaching, and whose day is not over. */
export function lockWhole(db: Db, { ids, userId, now }: { ids: readonly string[]; userId: string; now: Date }) {
  return db
    .selectFrom('stored_file')
    .select(['id', 'name', 'media_type', 'size_bytes'])
    .where('id', 'in', ids)
    .where('purpose', '=', purposes.attaching)
    .where('created_by', '=', userId)
    .where('status', '=', 'stored')
    .where('expires_at', '>', now)
    .forUpdate()
    .execute()
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

/** The file as a message holds it, where this person may read the message now. */
export async function findForReader(db: Db, { message, id }: { message: string; id: string }) {
  const row = await db
    .selectFrom('message_to_reader')
    .select('attachments')
    .where('id', '=', message)
    .executeTakeFirst()
  return one(row, id)
}

/** The same for those who may change it: operators all that operators wrote, SaaS administrators what is in their care. */
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
