import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** Within the query that reads a session: what the roles of the person of `m` allow for the whole enterprise. */
export const permissionsSql = allowed('enterprise')
/** The same of what they allow for the departments of the person, or for those that the person heads. */
export const narrowPermissionsSql = allowed('department', 'own')

/** Nothing where the membership is not active, or the person is of the platform. */
function allowed(...scopes: readonly string[]) {
  return sql<string[]>`array(
    select distinct rp.permission
    from role_holder rm
    join role ro on ro.ent_id = rm.ent_id and ro.id = rm.role_id and ro.enabled
    join role_permission rp on rp.ent_id = ro.ent_id and rp.role_id = ro.id and rp.scope = any(${scopes})
    where rm.ent_id = m.ent_id and rm.user_id = m.user_id and m.status = 'active' and u.platform_type is null
    order by rp.permission
  )`
}

type Whose = { entId: string; userId: string }

/** The same of one person, outside of that query. */
export async function findPermissions(db: Db, { entId, userId }: Whose) {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select([permissionsSql.as('permissions'), narrowPermissionsSql.as('narrowPermissions')])
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { permissions: [], narrowPermissions: [] }
}
