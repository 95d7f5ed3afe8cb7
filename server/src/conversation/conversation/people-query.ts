import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { nameHolds } from '../../identity/people/person/search-query.ts'

/** Names by id, of those that belong or belonged to this enterprise: row-level security shows no others. */
export async function selectNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('user_account').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type Sought = { conversationId: string; userId: string; search: string; most: number }

/** The other people of a conversation whose name holds a text, or is said so. */
export function selectPeople(db: Db, { conversationId, userId, search, most }: Sought) {
  return db
    .selectFrom('conversation_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name'])
    .where('m.conversation_id', '=', conversationId)
    .where('m.user_id', '<>', userId)
    .$if(search !== '', (query) => query.where(nameHolds(search, 'notAsked')))
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .limit(most)
    .execute()
}
