import { forward } from './run.ts'

/** An enterprise shows the page of an application to everyone, or as before to its own people alone. */
export const publicApplications = forward(`
alter table application add column is_public boolean not null default false;
grant update (is_public) on application to atrium_app;
-- Its page is found by its id alone, where the address names no enterprise.
create index application_by_id on application (id);
`)
