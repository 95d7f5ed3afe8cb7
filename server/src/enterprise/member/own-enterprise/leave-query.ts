import { UserType } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

type Of = { entId: string; userId: string }
type Tables = Database & { m: Database['membership'] }

/** The person who leaves, and the one who would own the enterprise in their place. */
export function selectLeaver(db: Db, { entId, userId }: Of) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select(['e.name', 'm.status', 'm.user_type', 'm.is_owner'])
    .select((eb) => heir(eb).select('h.id').as('heir_id'))
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.status', '<>', 'left')
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Of the other administrators who can sign in, the one who has been there longest. */
export function heir(eb: ExpressionBuilder<Tables, 'm'>) {
  return (
    eb
      .selectFrom('membership as o')
      .innerJoin('user_account as h', 'h.id', 'o.user_id')
      .whereRef('o.ent_id', '=', 'm.ent_id')
      .whereRef('o.user_id', '<>', 'm.user_id')
      .where('o.user_type', '=', UserType.administrator)
      .where('o.status', '=', 'active')
      .where('h.status', '=', 'active')
      .where('h.deleted_at', 'is', null)
      // Whose initial password is over never came, and could not come now.
      .where((other) =>
        other.not(
          other.exists(
            other
              .selectFrom('credential as c')
              .select('c.user_id')
              .whereRef('c.user_id', '=', 'h.id')
              .where('c.expires_at', '<=', sql<Date>`now()`),
          ),
        ),
      )
      .orderBy('o.joined_at')
      .orderBy('o.user_id')
      .limit(1)
  )
}

export async function passOwnership(db: Db, { entId, from, to }: { entId: string; from: string; to: string }) {
  await db
    .updateTable('membership')
    .set({ is_owner: sql<boolean>`user_id = ${to}` })
    .where('ent_id', '=', entId)
    .where('user_id', 'in', [from, to])
    .execute()
  await db.updateTable('enterprise').set({ owner_user_id: to }).where('id', '=', entId).execute()
}
