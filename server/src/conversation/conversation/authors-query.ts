import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

type Part = { conversationId: string; after: number; to: number }

/** Those who wrote a part of a conversation and are still in it. */
export function selectAuthors(db: Db, { conversationId, after, to }: Part) {
  return db
    .selectFrom('conversation_member as m')
    .select('m.user_id as userId')
    .where('m.conversation_id', '=', conversationId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('chat_message as t')
          .select('t.seq')
          .whereRef('t.ent_id', '=', 'm.ent_id')
          .whereRef('t.conversation_id', '=', 'm.conversation_id')
          .whereRef('t.author_id', '=', 'm.user_id')
          .where('t.seq', '>', after)
          .where('t.seq', '<=', to),
      ),
    )
    .execute()
}

/** Those of these people who may hear how far the caller has read: none where the caller hides it. */
export async function selectShown(db: Db, userIds: readonly string[]) {
  const { rows } = await sql<{ userId: string }>`
    select one as "userId" from unnest(${userIds}::text[]) one where atrium_shows_reading(one)`.execute(db)
  return rows
}
