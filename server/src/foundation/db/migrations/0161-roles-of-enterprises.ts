import { forward } from './run.ts'

/**
 * An enterprise makes roles of its own. A person holds one by name, by a department or one below it, or by the title in any
 * department: `role_holder` says who holds which, and is the only thing that readers of roles ask.
 */
export const rolesOfEnterprises = forward(`
alter table role add column version int not null default 1;
alter table role_permission add column scope text not null default 'enterprise'
  check (scope in ('enterprise', 'department', 'own'));

create table role_department (
  ent_id text not null,
  role_id text not null,
  department_id text not null,
  primary key (ent_id, role_id, department_id),
  foreign key (ent_id, role_id) references role on delete cascade,
  foreign key (ent_id, department_id) references department on delete cascade
);
create index role_department_of on role_department (ent_id, department_id);

create table role_title (
  ent_id text not null,
  role_id text not null,
  title text not null check (length(title) between 1 and 64),
  primary key (ent_id, role_id, title),
  foreign key (ent_id, role_id) references role on delete cascade
);

${['role_department', 'role_title'].map(protect).join('\n')}
grant insert, update, delete on role to atrium_app;
grant insert on role_member to atrium_app;
grant insert, delete on role_permission to atrium_app;

-- It shows who asks the rows that they see of the tables in it, and no others.
create view role_holder with (security_invoker = true) as
  select ent_id, role_id, user_id from role_member
  union
  select g.ent_id, g.role_id, m.user_id
  from department_member m
  join department d on d.ent_id = m.ent_id and d.id = m.department_id
  join role_department g on g.ent_id = d.ent_id and g.department_id = any (d.path)
  union
  select g.ent_id, g.role_id, m.user_id
  from department_member m
  join role_title g on g.ent_id = m.ent_id and g.title = m.title;
grant select on role_holder to atrium_app, atrium_platform;

create trigger department_member_hint after insert or update or delete on department_member
  for each row execute function atrium_hint_roles();
create trigger department_hint after update on department for each row
  when (old.path is distinct from new.path) execute function atrium_hint_roles();

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''department_member''', '''role_department'', ''role_title'', ''department_member''');
end $$;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, delete on ${table} to atrium_app;
grant select on ${table} to atrium_platform;
create trigger ${table}_hint after insert or delete on ${table}
  for each row execute function atrium_hint_roles();`
}
