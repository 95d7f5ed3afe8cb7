import { asOwner, forward } from './run.ts'

/**
 * Departments are a tree in each enterprise; each has its way from the root in it, itself last, so that no reader walks the
 * tree (as categories, docs/decisions/070). A transaction that changes the tree of an enterprise waits for another that
 * changes it already: two moves that would make a circle together are never both done. A person who is in any department has one main one:
 * triggers keep that, whichever way rows come and go. People who leave the enterprise leave its departments with that.
 */
export const departments = forward(`
create table department (
  ent_id text not null references enterprise,
  id text not null,
  parent_id text,
  path text[] not null default '{}',
  name text not null check (length(name) between 1 and 64),
  name_en text check (length(name_en) between 1 and 64),
  code text check (code ~ '^[A-Za-z0-9._-]{1,40}$'),
  head_id text,
  sort int not null default 0,
  version int not null default 1,
  primary key (ent_id, id),
  -- The rows of a removed enterprise go in any order.
  foreign key (ent_id, parent_id) references department on delete set null (parent_id),
  foreign key (ent_id, head_id) references membership on delete set null (head_id)
);
create unique index department_code on department (ent_id, lower(code));
create index department_parent on department (ent_id, parent_id);
create index department_head on department (ent_id, head_id) where head_id is not null;

create table department_member (
  ent_id text not null,
  department_id text not null,
  user_id text not null,
  title text not null default '' check (length(title) <= 64),
  is_main boolean not null default false,
  added_at timestamptz not null default now(),
  primary key (ent_id, department_id, user_id),
  foreign key (ent_id, department_id) references department on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index department_member_user on department_member (ent_id, user_id);
create unique index department_member_main on department_member (ent_id, user_id) where is_main;

${['department', 'department_member'].map(protect).join('\n')}

create function atrium_lock_departments(space text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('department'), hashtext(space))
$$;

create function atrium_place_department() returns trigger language plpgsql as $$
declare
  above text[] := '{}';
begin
  perform atrium_lock_departments(new.ent_id);
  if tg_op = 'INSERT' and (select count(*) from department where ent_id = new.ent_id) >= 2000 then
    raise exception 'an enterprise has 2000 departments at most';
  end if;
  if new.parent_id is not null then
    select path into above from department where ent_id = new.ent_id and id = new.parent_id;
    if new.id = any (above) then raise exception 'a department cannot stand below itself'; end if;
  end if;
  new.path := above || new.id;
  if cardinality(new.path) > 12 then raise exception 'departments are twelve levels deep at most'; end if;
  return new;
end $$;
create trigger department_place before insert or update of parent_id on department
  for each row execute function atrium_place_department();

create function atrium_place_departments_below() returns trigger language plpgsql as $$
begin
  update department set path = new.path || path[cardinality(old.path) + 1:]
    where ent_id = new.ent_id and path @> array[new.id] and id <> new.id;
  if exists (select from department where ent_id = new.ent_id and path @> array[new.id] and cardinality(path) > 12) then
    raise exception 'departments are twelve levels deep at most';
  end if;
  return null;
end $$;
create trigger department_below after update of parent_id on department
  for each row when (old.path is distinct from new.path) execute function atrium_place_departments_below();

create function atrium_first_is_main() returns trigger language plpgsql as $$
begin
  new.is_main := not exists (
    select from department_member where ent_id = new.ent_id and user_id = new.user_id and is_main
  );
  return new;
end $$;
create trigger department_member_first before insert on department_member
  for each row execute function atrium_first_is_main();

create function atrium_next_is_main() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update department_member set is_main = true
  where ent_id = old.ent_id and user_id = old.user_id and department_id = (
    select department_id from department_member where ent_id = old.ent_id and user_id = old.user_id
    order by added_at, department_id limit 1
  );
  return null;
end $$;
create trigger department_member_next after delete on department_member
  for each row when (old.is_main) execute function atrium_next_is_main();

create function atrium_leave_departments() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from department_member where ent_id = new.ent_id and user_id = new.user_id;
  update department set head_id = null, version = version + 1 where ent_id = new.ent_id and head_id = new.user_id;
  return null;
end $$;
create trigger membership_departments after update of status on membership
  for each row when (new.status = 'left' and old.status <> 'left') execute function atrium_leave_departments();

${asOwner('atrium_next_is_main()', 'atrium_leave_departments()')}

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''department_member'', ''department'', ''application_pin''');
end $$;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, update, delete on ${table} to atrium_app;
grant select, insert on ${table} to atrium_platform;`
}
