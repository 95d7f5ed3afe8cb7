import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { returnUntilSql } from '../../../identity/people/membership/return-query.ts'
import { heir } from './leave-query.ts'

export type OwnEnterpriseRow = Awaited<ReturnType<typeof selectOwnEnterprises>>[number]

/** All that a person is or was in, by name. */
export function selectOwnEnterprises(db: Db, userId: string) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['e.id as ent_id', 'e.name', 'e.status as ent_status', 'e.expires_at', 'e.closes_at'])
    .select(['m.status', 'm.user_type', 'm.joined_at', 'm.is_owner'])
    .select((eb) => heir(eb).select('h.name').as('heir'))
    .select((eb) => eb(eb.fn.coalesce('u.made_by_ent_id', 'u.reset_by_ent_id'), '=', eb.ref('m.ent_id')).as('is_held'))
    .select(returnUntilSql.as('return_until'))
    .where('m.user_id', '=', userId)
    .where('e.deleted_at', 'is', null)
    .orderBy(sql`e.name collate atrium_name`)
    .orderBy('e.id')
    .limit(500)
    .execute()
}
