import { asOwner, forward } from './run.ts'

/**
 * A group always has an owner. A person who was to own it and leaves the enterprise at that moment took the ownership along: both
 * functions lock the row of the person who is to be the owner, and see whether it is still there.
 */
export const groupsWithOwners = forward(`
create or replace function atrium_next_owner() returns trigger language plpgsql security definer as $$
begin
  update conversation_member set is_owner = true
  where ent_id = old.ent_id and conversation_id = old.conversation_id and user_id = (
    select user_id from conversation_member where ent_id = old.ent_id and conversation_id = old.conversation_id
    order by since, user_id limit 1 for update
  );
  return null;
end $$;

create or replace function atrium_hand_over_group(group_id text, person text) returns boolean language plpgsql security definer as $$
declare
  space text := atrium_ent();
begin
  perform from conversation where ent_id = space and id = group_id and kind = 'group' for update;
  if not found or group_id not in (select conversation_id from atrium_own_conversations()) then return false; end if;
  perform from conversation_member
    where ent_id = space and conversation_id = group_id and user_id = atrium_user() and is_owner for update;
  if not found then return false; end if;
  perform from conversation_member
    where ent_id = space and conversation_id = group_id and user_id = person for update;
  if not found then return false; end if;
  update conversation_member set is_owner = (user_id = person)
    where ent_id = space and conversation_id = group_id and (is_owner or user_id = person);
  return true;
end $$;

${asOwner('atrium_next_owner()', 'atrium_hand_over_group(text, text)')}
`)
