import { forward } from './run.ts'

/**
 * What a SaaS administrator sees: the enterprises of the categories in their care and the people of these, in a few
 * columns. Views, because a further policy on the tables would cost every request of every enterprise its plan. They
 * read as their owner does, so their conditions are all that decides; without `app.carer_id` they are empty.
 */
export const inCare = forward(`
create function atrium_carer() returns text language sql stable parallel safe as $$
  select nullif(current_setting('app.carer_id', true), '')
$$;

create view category_in_care with (security_barrier) as
  select c.id, c.name, c.name_en, c.sort, a.rights
  from saas_admin a join saas_category c on c.id = a.category_id
  where a.user_id = atrium_carer();

create view enterprise_in_care with (security_barrier) as
  select e.id, e.name, e.short_name, e.status, e.user_count, e.user_quota, e.created_at, e.expires_at,
    e.name_norm, e.short_norm, e.search_grams, c.id as saas_id, c.name as saas_name, c.name_en as saas_name_en
  from category_in_care c join enterprise e on e.saas_id = c.id
  where 'view' = any (c.rights) and e.deleted_at is null;

-- Somebody in two of the enterprises is there twice; nothing says of a third one that they are in it.
create view person_in_care with (security_barrier) as
  select u.id, u.name, u.login_id, u.search_text, u.search_grams, m.user_type, m.title, m.joined_at,
    case when m.status = 'suspended' then 'suspended' else u.status end as status,
    e.id as ent_id, e.name as ent_name, e.saas_id
  from enterprise_in_care e
    join membership m on m.ent_id = e.id and m.status <> 'left'
    join user_account u on u.id = m.user_id and u.deleted_at is null;

grant select on category_in_care, enterprise_in_care, person_in_care to atrium_app;
`)
