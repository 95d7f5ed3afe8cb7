import { asOwner, forward } from './run.ts'

/**
 * What administrators see of what goes on in their enterprise: sign-ins, the audit log, sessions (docs/decisions/128). A space
 * reads none of the tables behind them. Each view shows an active administrator the rows of their own enterprise, and other callers
 * nothing; what operators and people of other enterprises leave there has neither name nor address.
 */
export const ownLogs = forward(`
create function atrium_administers() returns boolean language sql stable security definer as $$
  select exists (select from membership m
    where m.ent_id = atrium_ent() and m.user_id = atrium_user() and m.status = 'active' and m.user_type = 6)
$$;
${asOwner('atrium_administers()')}
grant execute on function atrium_administers() to atrium_app;

create index audit_log_sign_in_ent on audit_log (ent_id, at, id) where action = 'signIn';
create index audit_log_refused_sign_in on audit_log (target_id, at)
  where action = 'signIn' and result = 'denied' and ent_id is null;

-- A sign-in that led into the enterprise is its own. A refused one led nowhere, so it is shown only of an account that
-- belongs to this enterprise alone, by the rule of resets (identity/people/membership/sole-query.ts).
create view sign_in_of_enterprise with (security_barrier) as
  select a.id, a.at, a.result, a.target_id as user_id, a.diff ->> 'method' as method, a.diff ->> 'reason' as reason, a.ip,
    a.user_agent
  from audit_log a
  where a.action = 'signIn' and a.ent_id = atrium_ent() and atrium_administers()
  union all
  select a.id, a.at, a.result, a.target_id, a.diff ->> 'method', a.diff ->> 'reason', a.ip, a.user_agent
  from membership m
    join user_account u on u.id = m.user_id and u.platform_type is null and u.deleted_at is null
      and coalesce(u.made_by_ent_id, u.reset_by_ent_id, m.ent_id) = m.ent_id
    join audit_log a on a.target_id = m.user_id and a.at >= m.joined_at
      and a.action = 'signIn' and a.result = 'denied' and a.ent_id is null
  where m.ent_id = atrium_ent() and m.status <> 'left' and atrium_administers()
    and not exists (select from membership o where o.user_id = m.user_id and o.ent_id <> m.ent_id and o.status <> 'left')
    and not exists (select from enterprise e
      where e.owner_user_id = m.user_id and e.id <> m.ent_id and e.deleted_at is null);
grant select on sign_in_of_enterprise to atrium_app;

-- The join names the actor, so that the index of actors finds the acts of one person.
create view audit_of_enterprise with (security_barrier) as
  select a.id, a.at, w.by, actor.user_id as actor_id, a.diff ? 'actingBy' as is_acting, a.action, a.target_kind,
    case when a.target_kind = 'user' and not exists (
        select from membership t where t.ent_id = a.ent_id and t.user_id = a.target_id)
      then 'unknown' else a.target_id end as target_id,
    a.result,
    case when w.is_open then a.ip end as ip,
    case when w.is_open then a.user_agent end as user_agent,
    case when w.by in ('member', 'none') then a.diff - array['acting', 'actingBy']
      when a.action = 'beginActing' or a.result = 'denied' then jsonb_strip_nulls(jsonb_build_object('reason', a.diff -> 'reason'))
    end as diff
  from audit_log a
    left join membership actor on actor.ent_id = a.ent_id and actor.user_id = a.actor_id
      and coalesce(a.actor_type, 0) not in (7, 9)
    cross join lateral (select b.by, b.by in ('member', 'none') and not coalesce(a.diff ? 'actingBy', false) as is_open from (
      select case
        when a.actor_type in (7, 9) or a.diff ? 'deployToken' then 'platform'
        when a.actor_id is null then 'none'
        when actor.user_id is not null then 'member'
        when exists (select from user_account u where u.id = a.actor_id and u.platform_type is not null) then 'platform'
        else 'outside' end as by) as b) as w
  where a.ent_id = atrium_ent() and atrium_administers();
grant select on audit_of_enterprise to atrium_app;

-- The session in which an operator acts as a member is shown as such, without where the operator is.
create view session_of_enterprise with (security_barrier) as
  select s.id, s.user_id, s.created_at, s.last_seen_at, s.idle_until, s.abs_until, s.aal, s.acting_id is not null as is_acting,
    case when s.acting_id is null then s.ip end as ip,
    case when s.acting_id is null then s.user_agent end as user_agent
  from membership m
    join user_account u on u.id = m.user_id and u.status = 'active' and u.deleted_at is null and u.platform_type is null
    join session s on s.user_id = m.user_id and s.ent_id = m.ent_id and s.ended_at is null
  where m.ent_id = atrium_ent() and m.status = 'active' and atrium_administers();
grant select on session_of_enterprise to atrium_app;
`)
