import { asOwner, forward } from './run.ts'

/**
 * What a space asks of groups that follow a department. Handlers ask whether the caller may do it (conversation/department-group); no
 * function answers a caller outside of the enterprise, and none lets a person in whom the department does not.
 */
export const groupsOfDepartmentsInSpaces = forward(`
create function atrium_is_member() returns boolean language sql stable security definer as $$
  select exists (select from membership where ent_id = atrium_ent() and user_id = atrium_user() and status = 'active')
$$;

-- Also those that the caller is not in, without their messages.
create function atrium_department_groups()
returns table (department_id text, conversation_id text, with_below boolean, name text)
language sql stable security definer as $$
  select c.department_id, c.id, c.with_below, c.name from conversation c
  where c.ent_id = atrium_ent() and c.department_id is not null and atrium_is_member()
$$;

-- False where the department has a group; null where there is no such department.
create function atrium_found_department_group(new_id text, unit text, below boolean, called text, at timestamptz)
returns boolean language plpgsql security definer as $$
declare
  space text := atrium_ent();
begin
  if not atrium_is_member() then return null; end if;
  perform atrium_lock_departments(space);
  if not exists (select from department where ent_id = space and id = unit) then return null; end if;
  if exists (select from conversation where ent_id = space and department_id = unit) then return false; end if;
  insert into conversation (ent_id, id, kind, name, department_id, with_below, last_at)
    values (space, new_id, 'group', called, unit, below, at);
  perform atrium_follow_departments(space, array[new_id], null);
  return true;
end $$;

-- Null where the department has no group.
create function atrium_set_department_group(unit text, below boolean, called text) returns text
language plpgsql security definer as $$
declare
  space text := atrium_ent();
  kept conversation;
begin
  if not atrium_is_member() then return null; end if;
  perform atrium_lock_departments(space);
  update conversation set with_below = below, name = called where ent_id = space and department_id = unit
    returning * into kept;
  if not found then return null; end if;
  perform atrium_follow_departments(space, array[kept.id], null);
  return kept.id;
end $$;

create function atrium_free_department_group(unit text) returns void language plpgsql security definer as $$
begin
  if not atrium_is_member() then return; end if;
  perform atrium_lock_departments(atrium_ent());
  perform atrium_free_group(atrium_ent(), unit, atrium_user());
end $$;

${asOwner(
  'atrium_is_member()',
  'atrium_department_groups()',
  'atrium_found_department_group(text, text, boolean, text, timestamptz)',
  'atrium_set_department_group(text, boolean, text)',
  'atrium_free_department_group(text)',
)}
grant execute on function atrium_is_member() to atrium_app;
grant execute on function atrium_department_groups() to atrium_app;
grant execute on function atrium_found_department_group(text, text, boolean, text, timestamptz) to atrium_app;
grant execute on function atrium_set_department_group(text, boolean, text) to atrium_app;
grant execute on function atrium_free_department_group(text) to atrium_app;
`)
