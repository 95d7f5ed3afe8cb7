import { forward } from './run.ts'

/**
 * Processes remember for a second what a person may do. These hints make them forget at once, whatever changed it; they
 * are sent when the change commits. They are sent only for what takes a right away, or gives one: not for every use of
 * a session.
 */
export const accessHints = forward(`
create function atrium_hint_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_access', '');
  return null;
end $$;

create trigger session_hint after update on session for each row
  when (old.ended_at is distinct from new.ended_at) execute function atrium_hint_access();
create trigger user_account_hint after update on user_account for each row
  when ((old.status, old.deleted_at, old.platform_type) is distinct from (new.status, new.deleted_at, new.platform_type))
  execute function atrium_hint_access();
create trigger membership_hint after update on membership for each row
  when ((old.status, old.user_type) is distinct from (new.status, new.user_type)) execute function atrium_hint_access();
create trigger membership_removed_hint after delete on membership for each row execute function atrium_hint_access();
create trigger enterprise_hint after update on enterprise for each row
  when ((old.status, old.expires_at, old.deleted_at) is distinct from (new.status, new.expires_at, new.deleted_at))
  execute function atrium_hint_access();
create trigger two_step_platform_hint after update on two_step_platform for each statement
  execute function atrium_hint_access();
create trigger two_step_setting_hint after insert or update on two_step_setting for each statement
  execute function atrium_hint_access();
create trigger setting_hint after insert or update on setting for each row
  when (new.key = 'OPERATOR_NETWORKS') execute function atrium_hint_access();
`)
