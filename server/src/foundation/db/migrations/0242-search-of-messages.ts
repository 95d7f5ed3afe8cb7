import { asOwner, forward } from './run.ts'

/**
 * Messages are found by any part of their text. The index holds their pairs of characters and the enterprise, so a search reads
 * nothing of others; it is made of the text, so a message that is recalled leaves it. Policies let no index be asked before them:
 * a function asks it, for the conversations of the caller alone.
 */
export const searchOfMessages = forward(`
-- As normalName (foundation/query/list/names.ts) writes it; people stand in a text by id, which is no text.
create function atrium_chat_text(said text) returns text language sql immutable strict parallel safe as $$
  select lower(normalize(regexp_replace(said, '(@[{][a-z0-9]{1,32}[}]|\\s)+', ' ', 'g'), NFKC))
$$;

create index chat_message_search on chat_message
  using gin (array_append(atrium_grams(atrium_chat_text(text)), '#' || ent_id)) with (fastupdate = off)
  where recalled_at is null;

-- The newest first. What comes after a message that was found before is named by its time, its conversation and its number.
create function atrium_find_chat_messages(
  grams text[], wanted text, within_id text, after_at timestamptz, after_id text, after_seq int, most int
) returns table (conversation_id text, seq int, sent_at timestamptz)
language sql stable security definer rows 50 as $$
  select t.conversation_id, t.seq, t.sent_at
  from chat_message t
    join atrium_own_conversations() o on o.conversation_id = t.conversation_id and o.from_seq < t.seq
  where t.ent_id = atrium_ent() and t.recalled_at is null
    and array_append(atrium_grams(atrium_chat_text(t.text)), '#' || t.ent_id) @> array_append(grams, '#' || atrium_ent())
    and strpos(atrium_chat_text(t.text), wanted) > 0
    and (within_id is null or t.conversation_id = within_id)
    and (after_at is null or (t.sent_at, t.conversation_id, t.seq) < (after_at, after_id, after_seq))
  order by t.sent_at desc, t.conversation_id desc, t.seq desc
  limit most
$$;

${asOwner('atrium_find_chat_messages(text[], text, text, timestamptz, text, int, int)')}
grant execute on function atrium_find_chat_messages(text[], text, text, timestamptz, text, int, int) to atrium_app;
`)
