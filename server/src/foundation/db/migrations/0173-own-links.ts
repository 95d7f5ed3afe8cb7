import { forward } from './run.ts'

/** Administrators make applications that are links, to pages of the portal and outside; nothing else is deleted by a space. */
export const ownLinks = forward(`
alter table application drop constraint application_url_check;
alter table application add constraint application_url_check check (
  url ~ '^/([^/\\\\]|$)' or (kind = 'link' and code is null and url ~ '^https?://[^/?#@]' and length(url) <= 2000)
);
grant update (icon, url), delete on application to atrium_app;
-- Its owner, who removes whole enterprises, is a member of both roles.
create policy own_links on application as restrictive for delete to atrium_app
  using (current_user <> 'atrium_app' or (kind = 'link' and code is null));
`)
