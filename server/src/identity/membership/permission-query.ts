import { sql } from 'kysely'

/** Within the query that reads a session: what the roles of the person of `m` allow for the whole enterprise, where `m` is active; else nothing. */
export const permissionsSql = sql<string[]>`array(
  select distinct rp.permission
  from role_holder rm
  join role ro on ro.ent_id = rm.ent_id and ro.id = rm.role_id and ro.enabled
  join role_permission rp on rp.ent_id = ro.ent_id and rp.role_id = ro.id and rp.scope = 'enterprise'
  where rm.ent_id = m.ent_id and rm.user_id = m.user_id and m.status = 'active' and u.platform_type is null
  order by rp.permission
)`
