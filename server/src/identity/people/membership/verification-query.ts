import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** Whether the enterprise of `m` has verified that `u` is who the account says: under the name that it has now. */
export const isVerifiedSql = sql<boolean>`m.verified_name is not distinct from u.name`

/** What a member is called; undefined where there is no such member. */
export async function findNameOf(db: Db, { entId, userId }: { entId: string; userId: string }) {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('u.name')
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.status', '<>', 'left')
    .executeTakeFirst()
  return row?.name
}

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
