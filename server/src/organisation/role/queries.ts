import type { RoleScope } from '@atrium/shared-utility/contract'
import { sql, type Updateable } from 'kysely'
import type { Database, NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

export type Grant = { permission: string; scope: RoleScope }

/** What the role `r` allows, operations and pages. */
export const grantsSql = sql<Grant[]>`coalesce((
  select jsonb_agg(jsonb_build_object('permission', p.permission, 'scope', p.scope) order by p.permission)
  from role_permission p where p.ent_id = r.ent_id and p.role_id = r.id
), '[]')`

/** All of the enterprise of this transaction, in their order. */
export function selectRoleRows(db: Db) {
  const count = (table: 'role_member' | 'role_department' | 'role_title') =>
    sql<number>`(select count(*) from ${sql.table(table)} c where c.ent_id = r.ent_id and c.role_id = r.id)`
  return db
    .selectFrom('role as r')
    .select(['r.id', 'r.name', 'r.name_en as nameEn', 'r.module', 'r.detail', 'r.sort', 'r.enabled', 'r.version'])
    .select(['r.built_in as isBuiltIn', grantsSql.as('permissions')])
    .select([count('role_member').as('people'), count('role_department').as('departments')])
    .select(count('role_title').as('titles'))
    .orderBy('r.sort')
    .orderBy('r.id')
    .execute()
}

/** Of two who change the same, the second sees what the first one did. */
export function lockRole(db: Db, id: string) {
  const found = db.selectFrom('role').select(['id', 'version', 'built_in']).where('id', '=', id)
  return found.forUpdate().executeTakeFirst()
}

export function findRole(db: Db, id: string) {
  return db.selectFrom('role').select('id').where('id', '=', id).executeTakeFirst()
}

export async function countRoles(db: Db) {
  const { count } = await db
    .selectFrom('role')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertRole(db: Db, row: NewRow<'role'>) {
  await db.insertInto('role').values(row).execute()
}

export async function storeRole(db: Db, id: string, columns: Updateable<Database['role']>) {
  await db.updateTable('role').set(columns).where('id', '=', id).execute()
}

export async function removeRole(db: Db, id: string) {
  await db.deleteFrom('role').where('id', '=', id).execute()
}

/** It allows these from now on, and nothing else. */
export async function storeGrants(db: Db, { entId, id, grants }: { entId: string; id: string; grants: Grant[] }) {
  await db.deleteFrom('role_permission').where('role_id', '=', id).execute()
  if (grants.length === 0) return
  await db
    .insertInto('role_permission')
    .values(grants.map((grant) => ({ ent_id: entId, role_id: id, ...grant })))
    .execute()
}
