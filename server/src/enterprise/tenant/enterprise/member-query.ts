import type { Db } from '../../../foundation/db/tx.ts'
import type { CallParsed } from '@atrium/shared-utility/contract'
import { letsPeopleIn } from '../../../identity/people/membership/open-query.ts'

// This call is of no space, so its transaction sees every enterprise: the conditions below are the wall.
export async function selectMember(db: Db, { userid, currentEntId, now }: Person & { now: Date }) {
  return db
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_id')
    .innerJoin('enterprise', 'enterprise.id', 'membership.ent_id')
    .select([
      'user_account.name',
      'user_account.login_id',
      'user_account.phone',
      'membership.user_type',
      'membership.status',
    ])
    .select(letsPeopleIn('enterprise', now).as('is_let_in'))
    .where('membership.ent_id', '=', currentEntId)
    .where('membership.user_id', '=', userid)
    .where('membership.status', '<>', 'left')
    .executeTakeFirst()
}

export async function selectRoleIds(db: Db, { userid, currentEntId }: Person) {
  const rows = await db
    .selectFrom('role_holder')
    .innerJoin('role', (join) =>
      join.onRef('role.ent_id', '=', 'role_holder.ent_id').onRef('role.id', '=', 'role_holder.role_id'),
    )
    .select('role.id')
    .where('role_holder.ent_id', '=', currentEntId)
    .where('role_holder.user_id', '=', userid)
    .where('role.enabled', '=', true)
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()
  return rows.map(({ id }) => id)
}

export type Person = CallParsed<'getEnterpriseUser'>
