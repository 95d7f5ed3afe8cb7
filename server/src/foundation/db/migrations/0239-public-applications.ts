import { forward } from './run.ts'

/** An enterprise shows the page of an application to everyone, or as before to its own people alone. */
export const publicApplications = forward(`
alter table application add column is_public boolean not null default false;
grant update (is_public) on application to atrium_app;
create index application_public on application (id) where is_public;
`)
