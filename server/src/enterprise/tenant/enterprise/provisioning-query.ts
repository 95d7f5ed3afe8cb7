import type { Db } from '../../../foundation/db/tx.ts'
import { starterApplications } from './starter.ts'
import { builtInRoles } from '../../../identity/people/membership/built-in-roles.ts'

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

export async function addApplications(db: Db, { entId, newId }: Target) {
  const rows = starterApplications.map(({ nameEn, ...rest }, sort) => ({
    ...rest,
    id: newId(),
    ent_id: entId,
    name_en: nameEn,
    kind: 'link' as const,
    sort,
  }))
  const room = await roomForApplications(db, entId)
  if (room === 0) return
  await db
    .insertInto('application')
    .values(rows.slice(0, room))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** It begins with as many as it may have. */
async function roomForApplications(db: Db, entId: string) {
  const { app_quota: quota } = await db
    .selectFrom('enterprise')
    .select('app_quota')
    .where('id', '=', entId)
    .executeTakeFirstOrThrow()
  return quota ?? Number.POSITIVE_INFINITY
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
