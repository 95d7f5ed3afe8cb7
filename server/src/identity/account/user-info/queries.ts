import type { Db } from '../../../foundation/db/tx.ts'

/** The messengers whose account of this person is linked in the enterprise. For the platform's scope. */
export async function selectLinked(db: Db, { entId, userId }: { entId: string; userId: string }) {
  const rows = await db
    .selectFrom('identity_binding')
    .select('provider')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('unbound_at', 'is', null)
    .execute()
  return new Set(rows.map(({ provider }) => provider))
}
