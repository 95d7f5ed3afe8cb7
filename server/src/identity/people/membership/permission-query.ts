import { sql } from 'kysely'

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
