import type { UserType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { builtInRoles } from './built-in-roles.ts'
import type { NewRow } from '../../../foundation/db/schema.ts'

/** Gives the role that comes with a user type; leaves a person who has it already as they are. */
export async function giveBuiltInRole(
  db: Db,
  { entId, userId, userType }: { entId: string; userId: string; userType: UserType },
) {
  const code = builtInRoles.find((role) => role.userType === userType)?.code
  if (code === undefined) return
  await db
    .insertInto('role_member')
    .columns(['ent_id', 'role_id', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select((role) => ['ent_id', 'id', role.val(userId).as('user_id')])
        .where('ent_id', '=', entId)
        .where('code', '=', code)
        .where('built_in', '=', true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes the role back that came with a user type. */
export async function takeBuiltInRole(
  db: Db,
  { entId, userId, userType }: { entId: string; userId: string; userType: UserType },
) {
  const code = builtInRoles.find((role) => role.userType === userType)?.code
  if (code === undefined) return
  const role = db.selectFrom('role').select('id').where('ent_id', '=', entId)
  await db
    .deleteFrom('role_member')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('role_id', 'in', role.where('code', '=', code).where('built_in', '=', true))
    .execute()
}

/** Leaves a membership that exists as it is. */
export async function insertMembership(db: Db, membership: NewRow<'membership'>) {
  await db
    .insertInto('membership')
    .values(membership)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The row is locked, so that two people who join at once do not both take the last place. */
export async function hasRoom(db: Db, entId: string) {
  const row = await db
    .selectFrom('enterprise')
    .select(['user_count', 'user_quota'])
    .where('id', '=', entId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.user_count < row.user_quota
}

/** Roles that have been removed since the provider was set up are left out. */
export async function giveRoles(db: Db, of: { entId: string; userId: string; roleIds: readonly string[] }) {
  if (of.roleIds.length === 0) return
  await db
    .insertInto('role_member')
    .columns(['ent_id', 'role_id', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select((role) => ['ent_id', 'id', role.val(of.userId).as('user_id')])
        .where('ent_id', '=', of.entId)
        .where('enabled', '=', true)
        .where('built_in', '=', false)
        .where('id', 'in', [...of.roleIds]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
