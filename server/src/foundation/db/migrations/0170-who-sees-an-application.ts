import { asOwner, forward } from './run.ts'

/**
 * An application is open to everybody of its enterprise, or to people and departments that are chosen
 * (docs/decisions/111). People who leave the enterprise are chosen no longer.
 */
export const whoSeesAnApplication = forward(`
alter table application
  add column audience text not null default 'everyone' check (audience in ('everyone', 'chosen')),
  -- Counts the changes of who sees it.
  add column audience_version int not null default 1;

create table application_person (
  ent_id text not null,
  application_id text not null,
  user_id text not null,
  primary key (ent_id, application_id, user_id),
  foreign key (ent_id, application_id) references application on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index application_person_user on application_person (ent_id, user_id);

create table application_department (
  ent_id text not null,
  application_id text not null,
  department_id text not null,
  primary key (ent_id, application_id, department_id),
  foreign key (ent_id, application_id) references application on delete cascade,
  foreign key (ent_id, department_id) references department on delete cascade
);
create index application_department_of on application_department (ent_id, department_id);

${['application_person', 'application_department'].map(protect).join('\n')}
grant update (audience, audience_version) on application to atrium_app;

create function atrium_leave_applications() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from application_person where ent_id = new.ent_id and user_id = new.user_id;
  return null;
end $$;
create trigger membership_applications after update of status on membership
  for each row when (new.status = 'left' and old.status <> 'left') execute function atrium_leave_applications();

${asOwner('atrium_leave_applications()')}

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''application_person'', ''application_department'', ''application_pin''');
end $$;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, delete on ${table} to atrium_app;
grant select on ${table} to atrium_platform;`
}
