import { sql } from 'kysely'

/**
 * The id of a person who has a card in the directory of an enterprise, else null: one who has left has none. Both are columns.
 */
export function idOnCard(entId: string, userId: string) {
  return sql<string | null>`(select card.user_id from membership card
    where card.ent_id = ${sql.ref(entId)} and card.user_id = ${sql.ref(userId)} and card.status = 'active')`
}
