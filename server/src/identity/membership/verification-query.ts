import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** Whether the enterprise of `m` has verified that `u` is who the account says: under the name that it has now. */
export const isVerifiedSql = sql<boolean>`m.verified_name is not distinct from u.name`

/** False where there is no such member. `at` null takes a verification back. */
export async function storeVerification(
  db: Db,
  { entId, userId, at }: { entId: string; userId: string; at: Date | null },
) {
  const name = sql<string>`(select name from user_account where id = membership.user_id)`
  const row = await db
    .updateTable('membership')
    .set({ verified_at: at, verified_name: at && name })
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('status', '<>', 'left')
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
