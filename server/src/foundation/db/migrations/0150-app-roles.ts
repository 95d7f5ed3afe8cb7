import { asOwner, forward } from './run.ts'

/**
 * Roles of applications: what a role may do is part of a version, who is in it stands here and is in force at once. A row is a
 * person, a department, or everybody of the enterprise where it names neither.
 */
export const appRoles = forward(`
alter table app_resource drop constraint app_resource_kind_check;
alter table app_resource add constraint app_resource_kind_check check (kind in ('entity', 'role'));

-- The roles that a version has. Without any, all people of the enterprise work with all records.
alter table app_version add column role_uids text[] not null default '{}';

create table app_role_member (
  ent_id text not null,
  id text not null,
  app_id text not null,
  role_uid text not null,
  user_id text,
  department_id text,
  is_deep boolean not null default false,
  primary key (ent_id, id),
  check (user_id is null or department_id is null),
  unique nulls not distinct (ent_id, app_id, role_uid, user_id, department_id),
  foreign key (ent_id, app_id) references application,
  foreign key (ent_id, user_id) references membership on delete cascade,
  foreign key (ent_id, department_id) references department on delete cascade
);
create index app_role_member_user on app_role_member (ent_id, user_id) where user_id is not null;
create index app_role_member_department on app_role_member (ent_id, department_id) where department_id is not null;

alter table app_role_member enable row level security;
alter table app_role_member force row level security;
create policy platform on app_role_member to atrium_platform using (true) with check (true);
create policy space on app_role_member to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, update (is_deep), delete on app_role_member to atrium_app;
grant select on app_role_member to atrium_platform;

-- The roles that a person has in an application of the enterprise of this transaction, asked anew by each call.
create function atrium_app_roles(of_app text, of_user text) returns setof text language sql stable as $$
  select m.role_uid from app_role_member m
  where m.ent_id = atrium_ent() and m.app_id = of_app and (
    (m.user_id is null and m.department_id is null)
    or m.user_id = of_user
    or exists (
      select from department_member p join department d on d.ent_id = p.ent_id and d.id = p.department_id
      where p.ent_id = atrium_ent() and p.user_id = of_user
        and (d.id = m.department_id or m.is_deep and m.department_id = any (d.path))
    )
  )
$$;

create function atrium_leave_app_roles() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from app_role_member where ent_id = new.ent_id and user_id = new.user_id;
  return null;
end $$;
create trigger membership_app_roles after update of status on membership
  for each row when (new.status = 'left' and old.status <> 'left') execute function atrium_leave_app_roles();

${asOwner('atrium_leave_app_roles()')}

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''record_history''', '''app_role_member'', ''record_history''');
end $$;
`)
