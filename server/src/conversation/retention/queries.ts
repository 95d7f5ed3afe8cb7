import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** That of the enterprise of the transaction. */
export function findRetention(db: Db) {
  return db.selectFrom('chat_retention').select(['keep_days as keepDays', 'version']).executeTakeFirst()
}

type Change = { entId: string; keepDays: number | null; version: number; by: string; now: Date }

/** False when another administrator has set it since that version; 0: when it was set at all. */
export async function replaceRetention(db: Db, { entId, keepDays, version, by, now }: Change) {
  const row = { keep_days: keepDays, updated_at: now, updated_by: by }
  if (version === 0) {
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('chat_retention')
      .values({ ent_id: entId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return added === 1n
  }
  const { numUpdatedRows: changed } = await db
    .updateTable('chat_retention')
    .set({ ...row, version: sql<number>`version + 1` })
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return changed === 1n
}

/** The enterprises that do not keep messages for ever. */
export async function selectKeepers(db: Db) {
  const rows = await db
    .selectFrom('chat_retention')
    .select('ent_id')
    .where('keep_days', 'is not', null)
    .orderBy('ent_id')
    .execute()
  return rows.map(({ ent_id: entId }) => entId)
}

/** Null where an enterprise keeps messages for ever. */
export async function findKeptDays(db: Db, entId: string) {
  const row = await db.selectFrom('chat_retention').select('keep_days').where('ent_id', '=', entId).executeTakeFirst()
  return row?.keep_days ?? null
}

type Old = { entId: string; before: Date; most: number }

/** Conversations with a message of before then, in the order of their ids. */
export async function selectOld(db: Db, { entId, before, most, after }: Old & { after: string }) {
  const { rows } = await sql<{ id: string }>`
    select id from atrium_old_conversations(${entId}, ${before}, ${after}, ${most}) as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The one way in which messages are removed: what hangs on a message goes with its row. Answers how many went. */
export async function removeOld(db: Db, { entId, before, most, conversationId }: Old & { conversationId: string }) {
  const { rows } = await sql<{ count: number }>`
    select atrium_remove_chat_messages(${entId}, ${conversationId}, ${before}, ${most}) as count`.execute(db)
  return rows[0]?.count ?? 0
}
