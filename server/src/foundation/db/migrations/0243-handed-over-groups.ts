import { asOwner, forward } from './run.ts'

/** The owner of a group hands it over to another person in it, and stays. A function looks at both. */
export const handedOverGroups = forward(`
-- By its owner, to a person in the group. False where one of the two is not so.
create function atrium_hand_over_group(group_id text, person text) returns boolean language plpgsql security definer as $$
declare
  space text := atrium_ent();
begin
  perform from conversation where ent_id = space and id = group_id and kind = 'group' for update;
  if not found or group_id not in (select conversation_id from atrium_own_conversations()) then return false; end if;
  perform from conversation_member
    where ent_id = space and conversation_id = group_id and user_id = atrium_user() and is_owner;
  if not found then return false; end if;
  perform from conversation_member where ent_id = space and conversation_id = group_id and user_id = person;
  if not found then return false; end if;
  update conversation_member set is_owner = (user_id = person)
    where ent_id = space and conversation_id = group_id and (is_owner or user_id = person);
  return true;
end $$;

${asOwner('atrium_hand_over_group(text, text)')}
grant execute on function atrium_hand_over_group(text, text) to atrium_app;
`)
