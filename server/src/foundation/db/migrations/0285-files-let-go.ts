import { asOwner, forward } from './run.ts'

/**
 * A message takes up an upload only while the store holds its bytes. The store lets an upload go a day after it was announced,
 * and its row goes a little later: a message that was written in between had a file that could not be opened. The row of such an
 * upload stays as it is, and the message is refused.
 */
export const filesLetGo = forward(`
create or replace function atrium_keep_chat_file() returns trigger language plpgsql security definer as $$
begin
  update stored_file set expires_at = null, changed_at = clock_timestamp()
    where ent_id = new.ent_id and id = new.file_id and status = 'stored';
  return case when found then new end;
end $$;
${asOwner('atrium_keep_chat_file()')}
drop trigger chat_file_sent on chat_file;
create trigger chat_file_sent before update of seq on chat_file
  for each row when (old.seq is null and new.seq is not null) execute function atrium_keep_chat_file();
`)
