import { asOwner, forward } from './run.ts'

/**
 * Conversations of more than two. The people of a group change by functions alone, each of which looks at the caller: a person in
 * the group adds people and may leave it, the owner removes people and names the group. A new person reads what is written from
 * then on; a person who goes loses the row that lets them in, and with it all of the group. The owner who goes is followed by
 * the person who has been in it longest.
 */
export const groups = forward(`
alter table conversation
  drop constraint conversation_kind_check,
  alter column low_id drop not null,
  alter column high_id drop not null,
  add column name text check (length(name) between 1 and 64),
  add constraint conversation_kind_check check (kind in ('direct', 'group')),
  add constraint conversation_name check ((name is not null) = (kind <> 'direct'));
alter table conversation_member
  add column is_owner boolean not null default false,
  add column since timestamptz not null default clock_timestamp();

create function atrium_let_into_group(group_id text, user_ids text[]) returns int language plpgsql security definer as $$
declare
  space text := atrium_ent();
  last int;
  added int;
begin
  select last_seq into last from conversation where ent_id = space and id = group_id and kind = 'group' for update;
  insert into conversation_member (ent_id, conversation_id, user_id, from_seq, read_seq)
    select space, group_id, s.user_id, last, last from membership s
    where s.ent_id = space and s.user_id = any (user_ids) and s.status = 'active'
    on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end $$;

-- The caller is the owner of it. False where one of the others is no member of the enterprise.
create function atrium_found_group(new_id text, called text, user_ids text[], at timestamptz) returns boolean
language plpgsql security definer as $$
begin
  insert into conversation (ent_id, id, kind, name, last_at) values (atrium_ent(), new_id, 'group', called, at);
  perform atrium_let_into_group(new_id, array[atrium_user()]);
  update conversation_member set is_owner = true where ent_id = atrium_ent() and conversation_id = new_id;
  return atrium_let_into_group(new_id, array_remove(user_ids, atrium_user()))
    = cardinality(array_remove(user_ids, atrium_user()));
end $$;

-- Null where the caller is in no such group.
create function atrium_add_to_group(group_id text, user_ids text[]) returns int language plpgsql security definer as $$
begin
  if not exists (
    select from atrium_own_conversations() o join conversation c on c.ent_id = atrium_ent() and c.id = o.conversation_id
    where c.id = group_id and c.kind = 'group'
  ) then
    return null;
  end if;
  return atrium_let_into_group(group_id, user_ids);
end $$;

-- Oneself, or another person as the owner. False where that is not so.
create function atrium_take_from_group(group_id text, person text) returns boolean language plpgsql security definer as $$
declare
  space text := atrium_ent();
begin
  perform from conversation where ent_id = space and id = group_id and kind = 'group' for update;
  if not found or group_id not in (select conversation_id from atrium_own_conversations()) then return false; end if;
  if person <> atrium_user() and not exists (
    select from conversation_member
    where ent_id = space and conversation_id = group_id and user_id = atrium_user() and is_owner
  ) then
    return false;
  end if;
  delete from conversation_member where ent_id = space and conversation_id = group_id and user_id = person;
  return found;
end $$;

-- By its owner. False where the caller is not.
create function atrium_name_group(group_id text, called text) returns boolean language plpgsql security definer as $$
begin
  update conversation set name = called
  where ent_id = atrium_ent() and id = group_id and kind = 'group'
    and id in (select conversation_id from atrium_own_conversations()) and exists (
      select from conversation_member
      where ent_id = atrium_ent() and conversation_id = group_id and user_id = atrium_user() and is_owner
    );
  return found;
end $$;

create function atrium_next_owner() returns trigger language plpgsql security definer as $$
begin
  update conversation_member set is_owner = true
  where ent_id = old.ent_id and conversation_id = old.conversation_id and user_id = (
    select user_id from conversation_member where ent_id = old.ent_id and conversation_id = old.conversation_id
    order by since, user_id limit 1
  );
  return null;
end $$;
create trigger conversation_member_owner after delete on conversation_member
  for each row when (old.is_owner) execute function atrium_next_owner();

${asOwner(
  'atrium_let_into_group(text, text[])',
  'atrium_found_group(text, text, text[], timestamptz)',
  'atrium_add_to_group(text, text[])',
  'atrium_take_from_group(text, text)',
  'atrium_name_group(text, text)',
  'atrium_next_owner()',
)}
grant execute on function atrium_found_group(text, text, text[], timestamptz) to atrium_app;
grant execute on function atrium_add_to_group(text, text[]) to atrium_app;
grant execute on function atrium_take_from_group(text, text) to atrium_app;
grant execute on function atrium_name_group(text, text) to atrium_app;
`)
