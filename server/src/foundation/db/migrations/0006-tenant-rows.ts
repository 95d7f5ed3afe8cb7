import { forward } from './run.ts'

const tables = [
  'role',
  'role_member',
  'role_permission',
  'two_step_setting',
  'application',
  'application_pin',
  'navigation_item',
]

/** Row-level security of everything that belongs to one enterprise: no `app.ent_id`, no rows. */
export const tenantRows = forward(`
${tables.map(protect).join('\n')}

alter table membership enable row level security;
alter table membership force row level security;
create policy platform on membership to atrium_platform using (true) with check (true);
create policy space on membership to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
-- Which enterprises a person belongs to is theirs to see wherever they work, never to change from there.
create policy own on membership for select to atrium_app using (user_id = atrium_user());
grant select, insert, update, delete on membership to atrium_app, atrium_platform;

alter table enterprise enable row level security;
alter table enterprise force row level security;
create policy platform on enterprise to atrium_platform using (true) with check (true);
create policy space on enterprise for select to atrium_app using (
  id = atrium_ent()
  or exists (select from membership where ent_id = enterprise.id and user_id = atrium_user() and status = 'active')
);
grant select on enterprise to atrium_app;
grant select, insert, update on enterprise to atrium_platform;

alter table user_account enable row level security;
alter table user_account force row level security;
create policy platform on user_account to atrium_platform using (true) with check (true);
create policy member on user_account for select to atrium_app using (
  id = atrium_user() or exists (select from membership where ent_id = atrium_ent() and user_id = user_account.id)
);
create policy self on user_account for update to atrium_app using (id = atrium_user()) with check (id = atrium_user());
grant select on user_account to atrium_app;
grant update (name, avatar, locale, updated_at, version) on user_account to atrium_app;
grant select, insert, update on user_account to atrium_platform;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, update, delete on ${table} to atrium_app, atrium_platform;`
}
