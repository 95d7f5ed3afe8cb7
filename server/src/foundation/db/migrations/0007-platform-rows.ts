import { forward } from './run.ts'

/** A role cannot touch what it is not granted here: credentials, sessions and jobs stay out of reach of a space. */
export const platformRows = forward(`
grant select, insert, update, delete on credential, session, throttle, job, saas_category, saas_admin, setting, route, meta
  to atrium_platform;
grant select, insert, update on message, system_state to atrium_platform;
grant select, insert, delete on message_receipt to atrium_platform;
grant select, insert on audit_log to atrium_platform;
grant select on saas_category, system_state to atrium_app;

alter table message enable row level security;
alter table message force row level security;
create policy platform on message to atrium_platform using (true) with check (true);
create policy space on message for select to atrium_app using (
  status = 'published' and (audience <> 'ent' or atrium_ent() = any (audience_ids))
);
grant select on message to atrium_app;

alter table message_receipt enable row level security;
alter table message_receipt force row level security;
create policy platform on message_receipt to atrium_platform using (true) with check (true);
create policy own on message_receipt to atrium_app using (user_id = atrium_user()) with check (user_id = atrium_user());
grant select, insert, delete on message_receipt to atrium_app;

alter table setting enable row level security;
alter table setting force row level security;
create policy platform on setting to atrium_platform using (true) with check (true);
create policy space on setting for select to atrium_app using (not secret and scope in ('platform', atrium_ent()));
grant select on setting to atrium_app;

alter table route enable row level security;
alter table route force row level security;
create policy platform on route to atrium_platform using (true) with check (true);
create policy space on route for select to atrium_app using (ent_id is null or ent_id = atrium_ent());
grant select on route to atrium_app;

alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy platform on audit_log to atrium_platform using (true) with check (true);
create policy space on audit_log to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert on audit_log to atrium_app;
`)
