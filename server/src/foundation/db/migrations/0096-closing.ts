import { forward } from './run.ts'

/**
 * What belongs to one enterprise and goes with it, in an order that no foreign key minds. A test walks through all tables
 * that name an enterprise: each is here, or it says there why it stays.
 */
const gone = [
  'application_pin',
  'role_member',
  'role_permission',
  'connector_identity',
  'connector_domain',
  'sign_on',
  'connector',
  'identity_binding',
  'messenger_state',
  'bind_ticket',
  'messenger_app',
  'security_token',
  'invitation',
  'navigation_item',
  'application',
  'route',
  'role',
  'two_step_setting',
  'password_policy',
  'export',
  'package_enterprise',
  'package_link',
  'live_event',
  'membership',
]

/**
 * An enterprise is closed by operators, who can take that back until its day; then its data go and its row stays, for the
 * audit log that names it. The rows go by a function of the database's own, which looks first that the enterprise is one
 * whose day has come: no other role may delete what belongs to an enterprise.
 */
export const closing = forward(`
alter table enterprise drop constraint enterprise_status_check;
alter table enterprise add constraint enterprise_status_check
  check (status in ('provisioning', 'active', 'readonly', 'suspended', 'closing', 'closed'));
alter table enterprise
  add column closes_at timestamptz,
  add column closing_id text,
  add column closed_from text check (closed_from in ('active', 'readonly', 'suspended')),
  add column close_reason text,
  add constraint enterprise_closing check (
    case when status in ('closing', 'closed')
      then closes_at is not null and closing_id is not null and closed_from is not null
      else closes_at is null and closing_id is null and closed_from is null end);

create function atrium_remove_space(space text, most int) returns int
language plpgsql security definer set search_path from current as $$
declare
  one text;
  gone int;
  total int := 0;
begin
  perform from enterprise where id = space and status = 'closed' and deleted_at is null;
  if not found then
    raise exception 'the enterprise % is not closed', space using errcode = 'insufficient_privilege';
  end if;
  foreach one in array array[${gone.map((table) => `'${table}'`).join(', ')}] loop
    execute format('delete from %I where ctid = any (array(select ctid from %I where ent_id = $1 limit $2))', one, one)
      using space, most - total;
    get diagnostics gone = row_count;
    total := total + gone;
    exit when total >= most;
  end loop;
  return total;
end $$;
do $$
begin
  execute format('alter function atrium_remove_space(text, int) set search_path = %I, pg_temp', current_schema());
  revoke all on function atrium_remove_space(text, int) from public;
end $$;
grant execute on function atrium_remove_space(text, int) to atrium_platform;
grant delete on setting to atrium_platform;
`)
