import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

type Account = { userId: string; entId: string }

/**
 * Whether the account is this enterprise's alone, so that a reset reaches into no other one. An enterprise that is
 * still being set up for this person counts, and so does one that is closed for a while. Lock the account first.
 */
export async function belongsOnlyTo(db: Db, { userId, entId }: Account) {
  const row = await db
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.id', '=', userId)
    .where('u.platform_type', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where(sql<string>`coalesce(u.made_by_ent_id, u.reset_by_ent_id, ${entId})`, '=', entId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('membership as m')
            .select('m.ent_id')
            .whereRef('m.user_id', '=', 'u.id')
            .where('m.ent_id', '<>', entId)
            .where('m.status', '<>', 'left'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('enterprise as e')
            .select('e.id')
            .whereRef('e.owner_user_id', '=', 'u.id')
            .where('e.id', '<>', entId)
            .where('e.deleted_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that this enterprise may have changed anything in the account from now on: see the column. */
export async function noteResetBy(db: Db, { userId, entId }: Account) {
  await db.updateTable('user_account').set({ reset_by_ent_id: entId }).where('id', '=', userId).execute()
}
