import { forward } from './run.ts'

/**
 * What a member does in a department stands there alone, so it cannot differ from what the membership says: that keeps the position
 * of those who are in no department. What an administrator has written beside stays. An administrator who changes a member's position changes it in the main department.
 */
export const titlesOfMainPlaces = forward(`
update membership m set title = null
where title is not null and exists (
  select from department_member p join department d on d.ent_id = p.ent_id and d.id = p.department_id
  where p.ent_id = m.ent_id and p.user_id = m.user_id and p.is_main
    and m.title = concat_ws(' · ', d.name, nullif(p.title, ''))
);

grant update (title) on department_member to atrium_platform;

create or replace view person_in_care with (security_barrier) as
  select u.id, u.name, u.login_id, u.search_text, m.user_type, coalesce((
      select concat_ws(' · ', d.name, nullif(p.title, ''))
      from department_member p join department d on d.ent_id = p.ent_id and d.id = p.department_id
      where p.ent_id = m.ent_id and p.user_id = m.user_id and p.is_main
    ), m.title) as title, m.joined_at,
    case when m.status = 'suspended' then 'suspended' else u.status end as status,
    e.id as ent_id, e.name as ent_name, e.saas_id, u.name_sounds
  from enterprise_in_care e
    join membership m on m.ent_id = e.id and m.status <> 'left'
    join user_account u on u.id = m.user_id and u.deleted_at is null;
`)
