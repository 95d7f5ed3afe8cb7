import { forward } from './run.ts'

/**
 * The packages for phones that the enterprise of the transaction has, for a person who is a member of it at this moment. A
 * view, because the tables of packages are the platform's and no space reads them. It reads as its owner does, so its
 * conditions are all that decides.
 */
export const packagesOfEnterprises = forward(`
create view own_package with (security_barrier) as
  select p.id, p.platform, p.label, p.package_name, p.version_name, p.version_code, p.min_os, p.size_bytes, p.notes, p.published_at
  from mobile_package p
  where p.status = 'published' and p.file_id is not null
    and exists (select from membership m
      where m.ent_id = atrium_ent() and m.user_id = atrium_user() and m.status = 'active')
    and (p.to_all or exists (select from package_enterprise h where h.package_id = p.id and h.ent_id = atrium_ent()));
grant select on own_package to atrium_app;
`)
