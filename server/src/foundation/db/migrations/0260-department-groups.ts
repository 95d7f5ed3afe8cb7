import { asOwner, forward } from './run.ts'

/**
 * A group that follows a department: its people are those of the department, or of all below it, too. Triggers let in and take out,
 * in the statement that changes who is in a department or where a department stands. Each of them takes the lock of the enterprise's
 * tree first and then locks the groups, in the order of their ids, so a new person reads what gets its number after that.
 */
export const departmentGroups = forward(`
alter table conversation
  add column department_id text,
  add column with_below boolean not null default false,
  drop constraint conversation_name,
  -- A group without a name of its own is called as its department.
  add constraint conversation_name check (
    case kind when 'direct' then name is null and department_id is null else coalesce(name, department_id) is not null end
  ),
  add foreign key (ent_id, department_id) references department;
create unique index conversation_department on conversation (ent_id, department_id) where department_id is not null;

-- Those who come and go hear of it; after that the pages of those who went are told nothing more.
create function atrium_tell_chat(space text, group_id text, people text[]) returns void language sql as $$
  insert into live_event (ent_id, audience, ids, kind, payload)
  select space, 'person', people, 'chat', json_build_object('conversationId', group_id, 'seq', 0)::text
  where cardinality(people) > 0
$$;

-- Lets in and takes out whom the departments of now say: all people of these groups, or one person.
create function atrium_follow_departments(space text, group_ids text[], person text) returns void language plpgsql as $$
declare
  followed conversation;
  due text[];
  gone text[];
  come text[];
begin
  for followed in
    select * from conversation where ent_id = space and id = any (group_ids) and department_id is not null order by id for update
  loop
    due := array(
      select distinct m.user_id
      from department_member m join department d on d.ent_id = m.ent_id and d.id = m.department_id
      where m.ent_id = space and (person is null or m.user_id = person)
        and (d.id = followed.department_id or followed.with_below and d.path @> array[followed.department_id])
    );
    with old as (
      delete from conversation_member m
      where m.ent_id = space and m.conversation_id = followed.id and (person is null or m.user_id = person)
        and m.user_id <> all (due)
      returning m.user_id
    )
    select coalesce(array_agg(user_id), '{}') into gone from old;
    with new as (
      insert into conversation_member (ent_id, conversation_id, user_id, from_seq, read_seq)
      select space, followed.id, one, followed.last_seq, followed.last_seq from unnest(due) one
      on conflict do nothing
      returning user_id
    )
    select coalesce(array_agg(user_id), '{}') into come from new;
    perform atrium_tell_chat(space, followed.id, gone || come);
  end loop;
end $$;

-- The groups that a department brings people into.
create function atrium_groups_of_department(space text, unit text) returns text[] language sql stable as $$
  select array_agg(c.id)
  from department d
    join conversation c on c.ent_id = d.ent_id
      and (c.department_id = d.id or c.with_below and c.department_id = any (d.path))
  where d.ent_id = space and d.id = unit
$$;

create function atrium_lock_tree() returns trigger language plpgsql as $$
begin
  perform atrium_lock_departments(case when tg_op = 'DELETE' then old.ent_id else new.ent_id end);
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger department_member_alone before insert or update of department_id or delete on department_member
  for each row execute function atrium_lock_tree();

-- Groups that the person is in are looked at, too: the department itself may be gone.
create function atrium_member_into_groups() returns trigger language plpgsql security definer as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  space text := changed ->> 'ent_id';
  person text := changed ->> 'user_id';
begin
  perform atrium_follow_departments(space, person => person, group_ids => array(
    select m.conversation_id
    from conversation_member m join conversation c on c.ent_id = m.ent_id and c.id = m.conversation_id
    where m.ent_id = space and m.user_id = person and c.department_id is not null
  ) || atrium_groups_of_department(space, changed ->> 'department_id'));
  return null;
end $$;
create trigger department_member_groups after insert or update of department_id or delete on department_member
  for each row execute function atrium_member_into_groups();

-- After what is below has moved, too.
create function atrium_department_into_groups() returns trigger language plpgsql security definer as $$
begin
  perform atrium_follow_departments(new.ent_id, array(
    select id from conversation where ent_id = new.ent_id and with_below and department_id = any (old.path || new.path)
  ), null);
  return null;
end $$;
create trigger department_groups after update of parent_id on department
  for each row when (old.path is distinct from new.path) execute function atrium_department_into_groups();

-- The group stays, with those who are in it, as one that follows nothing. It is owned by this person, else by the head, else by
-- the one who has been in it longest.
create function atrium_free_group(space text, unit text, person text) returns void language plpgsql as $$
declare
  freed conversation;
begin
  select * into freed from conversation where ent_id = space and department_id = unit for update;
  if not found then return; end if;
  update conversation c set name = coalesce(c.name, d.name), department_id = null, with_below = false
    from department d where d.ent_id = space and d.id = unit and c.ent_id = space and c.id = freed.id;
  update conversation_member set is_owner = true
  where ent_id = space and conversation_id = freed.id and user_id = (
    select m.user_id from conversation_member m join department d on d.ent_id = m.ent_id and d.id = unit
    where m.ent_id = space and m.conversation_id = freed.id
    order by m.user_id is not distinct from person desc, m.user_id is not distinct from d.head_id desc, m.since, m.user_id
    limit 1
  );
  perform atrium_tell_chat(space, freed.id, array(
    select user_id from conversation_member where ent_id = space and conversation_id = freed.id
  ));
end $$;

create function atrium_department_frees() returns trigger language plpgsql security definer as $$
begin
  perform atrium_free_group(old.ent_id, old.id, null);
  return old;
end $$;
create trigger department_group before delete on department for each row execute function atrium_department_frees();

-- A person who leaves the enterprise waits for what moves departments before their rows go.
create or replace function atrium_leave_conversations() returns trigger language plpgsql security definer as $$
begin
  perform atrium_lock_departments(new.ent_id);
  delete from conversation_member where ent_id = new.ent_id and user_id = new.user_id;
  return null;
end $$;

do $$
declare
  adding text := pg_get_functiondef('atrium_add_to_group(text, text[])'::regprocedure);
  taking text := pg_get_functiondef('atrium_take_from_group(text, text)'::regprocedure);
begin
  execute replace(adding, 'c.kind = ''group''', 'c.kind = ''group'' and c.department_id is null');
  execute replace(taking, 'kind = ''group'' for update', 'kind = ''group'' and department_id is null for update');
end $$;

${asOwner(
  'atrium_tell_chat(text, text, text[])',
  'atrium_follow_departments(text, text[], text)',
  'atrium_groups_of_department(text, text)',
  'atrium_member_into_groups()',
  'atrium_department_into_groups()',
  'atrium_free_group(text, text, text)',
  'atrium_department_frees()',
  'atrium_leave_conversations()',
)}
`)
