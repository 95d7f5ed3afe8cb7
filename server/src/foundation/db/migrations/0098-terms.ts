import { forward } from './run.ts'

/**
 * The term of an enterprise is told before it ends, once at each stage. And an enterprise never shows more applications
 * than it may have, whatever adds one: of two people who add the last one, one waits here and is refused.
 */
export const terms = forward(`
alter table enterprise
  add column app_quota int check (app_quota >= 0),
  add column expiry_told smallint check (expiry_told in (30, 7, 1));
create index enterprise_expires on enterprise (expires_at, id) where deleted_at is null and expires_at is not null;

create function atrium_keep_app_quota() returns trigger language plpgsql security definer set search_path from current as $$
declare
  quota int;
  shown int;
begin
  select app_quota into quota from enterprise where id = new.ent_id for no key update;
  if quota is null then return null; end if;
  select count(*) into shown from application where ent_id = new.ent_id and visible;
  if shown > quota then
    raise exception 'the enterprise % may have % applications', new.ent_id, quota
      using errcode = 'check_violation', constraint = 'application_quota';
  end if;
  return null;
end $$;
do $$
begin
  execute format('alter function atrium_keep_app_quota() set search_path = %I, pg_temp', current_schema());
  revoke all on function atrium_keep_app_quota() from public;
end $$;
create trigger application_added after insert on application for each row
  when (new.visible) execute function atrium_keep_app_quota();
create trigger application_shown after update of visible on application for each row
  when (new.visible and not old.visible) execute function atrium_keep_app_quota();
`)
