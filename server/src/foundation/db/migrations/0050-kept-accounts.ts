import { forward } from './run.ts'

/**
 * The enterprise whose administrator has reset an account: what stands in the account since then may be theirs. As with
 * an account that an enterprise made, it belongs to no other one until its person has freed it, and the database
 * refuses that to every role.
 */
export const keptAccounts = forward(`
alter table user_account add column reset_by_ent_id text references enterprise;

-- The share lock: of an enterprise that lets somebody in, and another that resets them, one finds what the other did.
create or replace function atrium_keep_made_account() returns trigger language plpgsql as $$
begin
  perform from user_account
    where id = new.user_id
      and (made_by_ent_id is null or made_by_ent_id = new.ent_id)
      and (reset_by_ent_id is null or reset_by_ent_id = new.ent_id)
    for share;
  if not found then
    raise exception 'the account % belongs to one enterprise', new.user_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger membership_again before update of status on membership
  for each row when (old.status = 'left' and new.status <> 'left') execute function atrium_keep_made_account();

create function atrium_keep_reset_by() returns trigger language plpgsql as $$
begin
  if new.reset_by_ent_id is not null and exists (
    select from membership where user_id = new.id and ent_id <> new.reset_by_ent_id and status <> 'left'
  ) then
    raise exception 'the account % belongs to another enterprise, too', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger user_account_reset_by before update of reset_by_ent_id on user_account
  for each row execute function atrium_keep_reset_by();

-- Another type brings another role.
grant delete on role_member to atrium_platform;
-- Categories and who looks after them are set by operators.
grant update, delete on saas_category to atrium_platform;
grant delete on saas_admin to atrium_platform;
`)
