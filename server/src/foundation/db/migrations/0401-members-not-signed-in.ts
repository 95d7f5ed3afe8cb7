import { forward } from './run.ts'

/** Administrators see which members have never signed in. A space is told this of its own members alone, and never when they last did. */
export const membersNotSignedIn = forward(`
create view member_not_signed_in with (security_barrier) as
  select m.ent_id, m.user_id
  from membership m join user_account u on u.id = m.user_id
  where (current_user <> 'atrium_app' or m.ent_id = atrium_ent())
    and m.status <> 'left' and u.deleted_at is null and u.last_login_at is null;
grant select on member_not_signed_in to atrium_app, atrium_platform;
`)
