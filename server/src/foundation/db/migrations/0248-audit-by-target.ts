import { asOwner, forward } from './run.ts'

/**
 * The rows about one thing are found by the index of targets: the view names a target only where the enterprise is told it, which no
 * index holds. And a refused sign-in is that of one enterprise alone only since its person has left the others.
 */
export const auditByTarget = forward(`
-- The same rows as in audit_of_enterprise.
create function atrium_audit_about(target text) returns setof text language sql stable security definer as $$
  select a.id from audit_log a
  where a.ent_id = atrium_ent() and a.target_id = target and atrium_administers()
    and (a.target_kind <> 'user'
      or exists (select from membership t where t.ent_id = a.ent_id and t.user_id = a.target_id))
$$;
${asOwner('atrium_audit_about(text)')}
grant execute on function atrium_audit_about(text) to atrium_app;

create or replace view sign_in_of_enterprise with (security_barrier) as
  select a.id, a.at, a.result, a.target_id as user_id, a.diff ->> 'method' as method, a.diff ->> 'reason' as reason, a.ip,
    a.user_agent
  from audit_log a
  where a.action = 'signIn' and a.ent_id = atrium_ent() and atrium_administers()
  union all
  select a.id, a.at, a.result, a.target_id, a.diff ->> 'method', a.diff ->> 'reason', a.ip, a.user_agent
  from membership m
    join user_account u on u.id = m.user_id and u.platform_type is null and u.deleted_at is null
      and coalesce(u.made_by_ent_id, u.reset_by_ent_id, m.ent_id) = m.ent_id
    cross join lateral (
      select greatest(m.joined_at, max(o.left_at)) as since from membership o
      where o.user_id = m.user_id and o.ent_id <> m.ent_id) as alone
    join audit_log a on a.target_id = m.user_id and a.at >= alone.since
      and a.action = 'signIn' and a.result = 'denied' and a.ent_id is null
  where m.ent_id = atrium_ent() and m.status <> 'left' and atrium_administers()
    and not exists (select from membership o where o.user_id = m.user_id and o.ent_id <> m.ent_id and o.status <> 'left')
    and not exists (select from enterprise e
      where e.owner_user_id = m.user_id and e.id <> m.ent_id and e.deleted_at is null);
`)
