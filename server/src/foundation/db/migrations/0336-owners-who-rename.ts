import { asOwner, forward } from './run.ts'

/** A person who hands a group over while they rename it names it no more: the function waits first and judges the owner then. */
export const ownersWhoRename = forward(`
create or replace function atrium_name_group(group_id text, called text) returns boolean language plpgsql security definer as $$
declare
  space text := atrium_ent();
begin
  perform from conversation where ent_id = space and id = group_id and kind = 'group' for update;
  if not found or group_id not in (select conversation_id from atrium_own_conversations()) then return false; end if;
  perform from conversation_member
    where ent_id = space and conversation_id = group_id and user_id = atrium_user() and is_owner for update;
  if not found then return false; end if;
  update conversation set name = called where ent_id = space and id = group_id;
  return true;
end $$;

${asOwner('atrium_name_group(text, text)')}
`)
