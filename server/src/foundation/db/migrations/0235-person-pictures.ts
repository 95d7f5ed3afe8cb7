import { forward } from './run.ts'

/** Whom the people of an enterprise see with a picture: each other, for as long as they are in it. `avatar` is the file. */
export const personPictures = forward(`
create unique index user_account_avatar on user_account (avatar) where avatar is not null;

create view colleague_picture with (security_barrier) as
  select u.id as user_id, u.avatar as file_id
  from membership m join user_account u on u.id = m.user_id
  where m.ent_id = atrium_ent() and m.status = 'active' and u.deleted_at is null and u.avatar is not null;
grant select on colleague_picture to atrium_app;
`)
