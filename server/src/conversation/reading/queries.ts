import { sql, type RawBuilder } from 'kysely'
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

/**
 * The others who see the message and show whether they have read it: those who have first, by name. Each row has the counts of all.
 */
export function selectReaders(db: Db, { conversationId, seq, authorId, most }: Written & { most: number }) {
  const [hasRead, shows] = [sql<boolean>`m.read_seq >= ${seq}`, sql<boolean>`atrium_shows_reading(m.user_id)`]
  const counted = (which: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${which}) over ())::int`
  const others = db
    .selectFrom('conversation_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name', hasRead.as('hasRead'), shows.as('shows')])
    .select([counted(sql`${shows} and ${hasRead}`).as('read'), counted(shows).as('of')])
    .select(counted(sql`not ${shows}`).as('hidden'))
    .where('m.conversation_id', '=', conversationId)
    .where('m.user_id', '<>', authorId)
    .where('m.from_seq', '<', seq)
  return db
    .selectFrom(others.as('o'))
    .select(['userId', 'name', 'hasRead', 'read', 'of', 'hidden'])
    .where('shows', '=', true)
    .orderBy('hasRead', 'desc')
    .orderBy(sql`name collate atrium_name`)
    .orderBy('userId')
    .limit(most)
    .execute()
}
