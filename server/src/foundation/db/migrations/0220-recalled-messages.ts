import { asOwner, forward } from './run.ts'

/**
 * A message that its author takes back: its row stays, so that numbers have no gaps, and its text goes. A function does it, and
 * asks who wrote the message and when, by the clock of the database; a space still changes no message itself. A conversation
 * counts its recalls, so that an open page learns that messages which it holds have changed.
 */
export const recalledMessages = forward(`
alter table chat_message
  alter column text drop not null,
  add column recalled_at timestamptz,
  add constraint chat_message_recalled check ((text is null) = (recalled_at is not null));
alter table conversation add column recalls int not null default 0;

-- False where the message is not the caller's, or older than two minutes; null where they see no such message. True once it is recalled.
create function atrium_recall_message(within_id text, number int) returns boolean language plpgsql security definer as $$
declare
  found_message chat_message;
begin
  select t.* into found_message from chat_message t
    join atrium_own_conversations() o on o.conversation_id = t.conversation_id and o.from_seq < t.seq
    where t.ent_id = atrium_ent() and t.conversation_id = within_id and t.seq = number
    for update of t;
  if not found then return null; end if;
  if found_message.author_id <> atrium_user() then return false; end if;
  if found_message.recalled_at is not null then return true; end if;
  if found_message.sent_at < clock_timestamp() - interval '2 minutes' then return false; end if;
  update chat_message set text = null, recalled_at = clock_timestamp()
    where ent_id = atrium_ent() and conversation_id = within_id and seq = number;
  update conversation set recalls = recalls + 1 where ent_id = atrium_ent() and id = within_id;
  return true;
end $$;

${asOwner('atrium_recall_message(text, int)')}
grant execute on function atrium_recall_message(text, int) to atrium_app;
`)
