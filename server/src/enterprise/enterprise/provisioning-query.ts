import type { UserType } from '@atrium/shared-utility/contract'
import type { Db } from '../../foundation/db/tx.ts'
import { builtInRoles, starterApplications } from './starter.ts'

type Target = { entId: string; newId: () => string }

/** Two-step verification begins as the enterprise's own choice: off. */
export async function addSpaceSettings(db: Db, entId: string) {
  await db
    .insertInto('two_step_setting')
    .values({ ent_id: entId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addRoles(db: Db, { entId, newId }: Target) {
  const module = await moduleOf(db, entId)
  const roles = builtInRoles.map(({ code, name, nameEn, detail }, sort) => ({
    code,
    name,
    name_en: nameEn,
    detail,
    sort,
  }))
  await db
    .insertInto('role')
    .values(roles.map((role) => ({ ...role, id: newId(), ent_id: entId, module, built_in: true })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await addPermissions(db, entId)
}

async function addPermissions(db: Db, entId: string) {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'code'])
    .where('ent_id', '=', entId)
    .where('built_in', '=', true)
    .execute()
  const values = roles.flatMap(({ id, code }) =>
    permissionsOf(code).map((permission) => ({ ent_id: entId, role_id: id, permission })),
  )
  await db
    .insertInto('role_permission')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The role that comes with a user type; leaves a person who has it already as they are. */
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

export async function addApplications(db: Db, { entId, newId }: Target) {
  const rows = starterApplications.map(({ nameEn, ...rest }, sort) => ({
    ...rest,
    id: newId(),
    ent_id: entId,
    name_en: nameEn,
    kind: 'link' as const,
    sort,
  }))
  await db
    .insertInto('application')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The last act: from here on people may come in. An operator may have suspended it meanwhile; that stays. */
export async function openEnterprise(db: Db, { entId, now }: { entId: string; now: Date }) {
  await db
    .updateTable('enterprise')
    .set((eb) => ({ status: 'active', version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', entId)
    .where('status', '=', 'provisioning')
    .execute()
}

/** Specification 6: the roles of a platform-as-a-service enterprise are of the module qpaas. */
async function moduleOf(db: Db, entId: string) {
  const { ent_type: entType } = await db
    .selectFrom('enterprise')
    .select('ent_type')
    .where('id', '=', entId)
    .executeTakeFirstOrThrow()
  return entType === 1 ? 'qpaas' : 'system'
}

function permissionsOf(code: string) {
  return builtInRoles.find((role) => role.code === code)?.permissions ?? []
}
