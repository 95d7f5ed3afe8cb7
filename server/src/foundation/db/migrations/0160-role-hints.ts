import { forward } from './run.ts'

/** What a role allows is read with the session, so processes forget it (0027) when a role, its people or its permissions change. */
export const roleHints = forward(`
create function atrium_hint_roles() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('atrium_access', coalesce('person:' || (changed->>'user_id'), 'ent:' || (changed->>'ent_id')));
  return null;
end $$;

create trigger role_hint after update on role for each row
  when (old.enabled is distinct from new.enabled) execute function atrium_hint_roles();
create trigger role_member_hint after insert or update or delete on role_member
  for each row execute function atrium_hint_roles();
create trigger role_permission_hint after insert or update or delete on role_permission
  for each row execute function atrium_hint_roles();
`)
