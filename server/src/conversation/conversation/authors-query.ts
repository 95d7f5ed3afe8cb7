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
