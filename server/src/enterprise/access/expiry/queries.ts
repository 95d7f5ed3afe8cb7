import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { letsPeopleIn } from '../../../identity/people/membership/open-query.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** How many days before the end its administrators are told, each once: the stage that a day is in. */
const stage = sql<number>`case when expires_at <= now() + interval '1 day' then 1
  when expires_at <= now() + interval '7 days' then 7 else 30 end`

/**
 * Enterprises whose term ends soon, and who were not told yet of the stage that this is: noted as told. What another
 * process is noting at this moment is left to it. All by the database's own clock.
 */
export function noteTold(db: Db, most: number) {
  const due = db
    .selectFrom('enterprise')
    .select('id')
    .where(letsPeopleIn('enterprise', sql<Date>`now()`))
    .where('expires_at', '<=', sql<Date>`now() + interval '30 days'`)
    .where((eb) => eb.or([eb('expiry_told', 'is', null), eb('expiry_told', '>', stage)]))
    .orderBy('expires_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('enterprise')
    .set({ expiry_told: stage })
    .where('id', 'in', due)
    .returning(['id', 'expires_at', 'expiry_told'])
    .execute()
}

export async function selectAdministratorIds(db: Db, entId: string) {
  const rows = await db
    .selectFrom('membership')
    .select('user_id')
    .where('ent_id', '=', entId)
    .where('user_type', '=', UserType.administrator)
    .where('status', '=', 'active')
    .orderBy('joined_at')
    .limit(100)
    .execute()
  return rows.map((row) => row.user_id)
}

/** An administrator of it still, whose address is confirmed, and when its term ends by now. */
export function findNotified(db: Db, { entId, userId }: { entId: string; userId: string }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['e.name as enterprise', 'e.status', 'e.expires_at', 'u.name', 'u.locale', 'u.email'])
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.user_type', '=', UserType.administrator)
    .where('m.status', '=', 'active')
    .where('e.deleted_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where('u.status', '=', 'active')
    .where('u.email_verified_at', 'is not', null)
    .executeTakeFirst()
}
