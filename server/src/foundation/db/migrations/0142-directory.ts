import { forward } from './run.ts'

/** Only its person shows a telephone to colleagues. A space reads no other telephone. */
export const directory = forward(`
alter table user_account add column phone_shown boolean not null default false;

create view colleague_phone with (security_barrier) as
  select u.id as user_id, coalesce(u.phone_e164, u.phone) as phone
  from membership m join user_account u on u.id = m.user_id
  where m.ent_id = atrium_ent() and m.status = 'active' and u.deleted_at is null and u.phone_shown
    and coalesce(u.phone_e164, u.phone) is not null;
grant select on colleague_phone to atrium_app;
`)
