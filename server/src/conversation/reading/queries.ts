import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

type Written = { conversationId: string; seq: number; authorId: string }

/** False where the message is not this author's, or was recalled. */
export async function isOwnMessage(db: Db, { conversationId, seq, authorId }: Written) {
  const row = await db
    .selectFrom('chat_message')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('author_id', '=', authorId)
    .where('recalled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The others who see the message: those who have read it first, by name. Each row has the counts of all. */
export function selectReaders(db: Db, { conversationId, seq, authorId, most }: Written & { most: number }) {
  const hasRead = sql<boolean>`m.read_seq >= ${seq}`
  return db
    .selectFrom('conversation_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name', hasRead.as('hasRead')])
    .select(sql<number>`(count(*) filter (where ${hasRead}) over ())::int`.as('read'))
    .select(sql<number>`(count(*) over ())::int`.as('of'))
    .where('m.conversation_id', '=', conversationId)
    .where('m.user_id', '<>', authorId)
    .where('m.from_seq', '<', seq)
    .orderBy(hasRead, 'desc')
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .limit(most)
    .execute()
}
