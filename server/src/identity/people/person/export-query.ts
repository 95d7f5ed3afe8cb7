import { sql } from 'kysely'

/** For a person who has left the enterprise only their identity: their contact details since then are their own. */
export const exportedPeople = sql`select m.ent_id as of_enterprise, u.id, u.login_id, u.name, u.status, u.created_at, own.*
  from membership m join user_account u on u.id = m.user_id
  left join lateral (select u.phone, u.email, u.avatar, u.locale, u.last_login_at) as own on m.status <> 'left'`
