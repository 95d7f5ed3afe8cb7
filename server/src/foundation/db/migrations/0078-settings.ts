import { forward } from './run.ts'

/**
 * The account that last set a setting, when, and against which version; every process reads anew at once whatever is
 * set.
 */
export const settings = forward(`
alter table setting
  add column version int not null default 1,
  add column changed_by text references user_account,
  add column audit_id text;

create function atrium_hint_setting() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_setting', new.key);
  return null;
end $$;
create trigger setting_changed after insert or update on setting for each row execute function atrium_hint_setting();
`)
