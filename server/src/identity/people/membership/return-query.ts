import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

type Of = { entId: string; userId: string }

/**
 * A person whom an enterprise lets in again after they had left, and whether anything but the enterprise's word opens
 * their account. A person with such a way of their own says by it that they come back. For the platform's scope.
 */
export function findReturn(db: Db, { entId, userId, now }: Of & { now: Date }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('e.name')
    .select(hasOwnWay(now).as('has_own_way'))
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'left')
    .where('m.return_until', '>', now)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Whether anything but the word of the enterprise of `m` opens the account of `u`, who is or was in it. */
export function hasOwnWay(now: Date) {
  return sql<boolean>`(u.made_by_ent_id is distinct from m.ent_id or u.phone_e164 is not null
    or u.email_verified_at is not null or exists (select from passkey p where p.user_id = u.id)
    or exists (select from credential c where c.user_id = u.id and (c.expires_at is null or c.expires_at > ${now})))`
}

/** Nothing when it is over. Written and read by the database's own clock, for lists of many. */
export const returnUntilSql = sql<Date | null>`case when m.status = 'left' and m.return_until > now() then m.return_until end`

/** False when the person has not left. */
export async function storeReturn(db: Db, { entId, userId, until }: Of & { until: Date | null }) {
  const row = await db
    .updateTable('membership')
    .set({ return_until: until })
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('status', '=', 'left')
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
