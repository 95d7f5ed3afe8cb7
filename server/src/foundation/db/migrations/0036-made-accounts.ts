import { forward } from './run.ts'

/**
 * Which enterprise made an account. Its word reaches all of what such an account has, so the account must never have
 * anything elsewhere: the database refuses that to every role.
 */
export const madeAccounts = forward(`
alter table user_account add column made_by_ent_id text references enterprise;

update user_account u set made_by_ent_id = m.ent_id
from membership m
where m.user_id = u.id
  and u.login_id in ('sso-' || u.id, 'dingtalk-' || u.id, 'feishu-' || u.id, 'wechat-' || u.id)
  and u.platform_type is null
  and not exists (select from credential c where c.user_id = u.id)
  and not exists (select from membership other where other.user_id = u.id and other.ent_id <> m.ent_id);

-- An account that the asking role cannot see is refused, too.
create function atrium_keep_made_account() returns trigger language plpgsql as $$
begin
  if not exists (
    select from user_account
    where id = new.user_id and (made_by_ent_id is null or made_by_ent_id = new.ent_id)
  ) then
    raise exception 'the account % belongs to one enterprise', new.user_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger membership_of_made_account before insert or update of ent_id, user_id on membership
  for each row execute function atrium_keep_made_account();

create function atrium_keep_made_by() returns trigger language plpgsql as $$
begin
  if new.made_by_ent_id is not null and new.made_by_ent_id is distinct from old.made_by_ent_id then
    raise exception 'the account % was not made by one enterprise, and belongs to one enterprise only from its beginning', new.id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger user_account_made_by before update of made_by_ent_id on user_account
  for each row execute function atrium_keep_made_by();

-- A computer that is let in by a session of one enterprise is let into that one.
alter table scan_ticket add column only_ent_id text references enterprise;
`)
