import { asOwner, forward } from './run.ts'

/**
 * Operators look through a million accounts: rows become half as large, and carry what their people are in enterprises
 * (decision 099). Characters and pairs are kept by the index alone. In `member_kinds` there is a bit for each kind of
 * membership that is kept, in enterprises that are there.
 */
export const leanAccounts = forward(`
drop view person_in_care;
alter table user_account drop column search_grams;
drop index user_account_created;
drop index user_account_last_login;
drop index user_account_lately_here;
drop index user_account_sort_name;
drop index user_account_state;

create function atrium_member_kinds(person text) returns integer language sql stable set search_path from current as $$
  select coalesce(bit_or(1 << m.user_type), 0) from membership m join enterprise e on e.id = m.ent_id
  where m.user_id = person and m.status in ('active', 'suspended') and e.deleted_at is null
$$;

-- Written as the table is rewritten without what was dropped: each row once.
alter table user_account add column member_kinds integer not null default 0;
alter table user_account alter column member_kinds type integer using atrium_member_kinds(id);

-- Of two who change memberships of one person, the second sees what the first one did: the lock is a statement of its own.
create function atrium_keep_member_kinds(person text) returns void language plpgsql security definer
set search_path from current as $$
begin
  perform from user_account where id = person for no key update;
  update user_account set member_kinds = atrium_member_kinds(person)
  where id = person and member_kinds <> atrium_member_kinds(person);
end $$;

create function atrium_kinds_of_member() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform atrium_keep_member_kinds(coalesce(new.user_id, old.user_id));
  return null;
end $$;
-- The lock of the account comes before the one that is shared (membership_of_made_account, membership_again), or two would
-- wait for each other: of triggers of one kind that of the first name begins.
create function atrium_lock_member() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform from user_account where id = new.user_id for no key update;
  return new;
end $$;
create trigger account_locked before insert or update of status, user_type on membership
  for each row execute function atrium_lock_member();
create trigger membership_kinds after insert or delete or update of status, user_type on membership
  for each row execute function atrium_kinds_of_member();

create function atrium_kinds_of_enterprise() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform atrium_keep_member_kinds(user_id) from (select user_id from membership where ent_id = new.id order by user_id) m;
  return null;
end $$;
create trigger enterprise_kinds after update of deleted_at on enterprise
  for each row when (new.deleted_at is distinct from old.deleted_at) execute function atrium_kinds_of_enterprise();

${asOwner('atrium_keep_member_kinds(text)', 'atrium_lock_member()', 'atrium_kinds_of_member()', 'atrium_kinds_of_enterprise()')}

create index user_account_search on user_account using gin (atrium_grams(search_text)) with (fastupdate = off)
  where deleted_at is null;
create index user_account_created on user_account (created_at, id) ${account()} where deleted_at is null;
create index user_account_last_login on user_account (last_login_at, id) ${account()} where deleted_at is null;
create index user_account_lately_here on user_account (last_login_at desc nulls last, id desc) ${account()}
  where deleted_at is null;
create index user_account_sort_name on user_account (name collate atrium_name, id)
  include (status, is_root, platform_type, member_kinds, deleted_at);
create index user_account_state on user_account (status, created_at, id) include (is_root, platform_type, member_kinds)
  where deleted_at is null and status <> 'active';
-- A kind that few are.
create index user_account_kinds on user_account (member_kinds, created_at, id) include (status, is_root, platform_type)
  where deleted_at is null;

-- What somebody is in which enterprise, without their row.
drop index membership_user;
create index membership_user on membership (user_id) include (ent_id, user_type, status);

create view person_in_care with (security_barrier) as
  select u.id, u.name, u.login_id, u.search_text, m.user_type, m.title, m.joined_at,
    case when m.status = 'suspended' then 'suspended' else u.status end as status,
    e.id as ent_id, e.name as ent_name, e.saas_id
  from enterprise_in_care e
    join membership m on m.ent_id = e.id and m.status <> 'left'
    join user_account u on u.id = m.user_id and u.deleted_at is null;
grant select on person_in_care to atrium_app;
`)

/** The columns that people are filtered by, so that counting and finding a page read the index alone. */
function account() {
  return 'include (status, is_root, platform_type, member_kinds)'
}
