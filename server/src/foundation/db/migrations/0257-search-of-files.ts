import { forward } from './run.ts'

/** A message is found by the names of its files as well. Their index is asked as that of the texts is (migration 0242). */
export const searchOfFiles = forward(`
create index chat_file_search on chat_file
  using gin (array_append(atrium_grams(atrium_chat_text(name)), '#' || ent_id)) with (fastupdate = off)
  where seq is not null;

create or replace function atrium_find_chat_messages(
  grams text[], wanted text, within_id text, after_at timestamptz, after_id text, after_seq int, most int
) returns table (conversation_id text, seq int, sent_at timestamptz)
language sql stable security definer rows 50 as $$
  select found.conversation_id, found.seq, found.sent_at from (
    (
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
    )
    union
    (
      select t.conversation_id, t.seq, t.sent_at
      from chat_file f
        join atrium_own_conversations() o on o.conversation_id = f.conversation_id and o.from_seq < f.seq
        join chat_message t on t.ent_id = f.ent_id and t.conversation_id = f.conversation_id and t.seq = f.seq
      where f.ent_id = atrium_ent() and f.seq is not null and t.recalled_at is null
        and array_append(atrium_grams(atrium_chat_text(f.name)), '#' || f.ent_id) @> array_append(grams, '#' || atrium_ent())
        and strpos(atrium_chat_text(f.name), wanted) > 0
        and (within_id is null or t.conversation_id = within_id)
        and (after_at is null or (t.sent_at, t.conversation_id, t.seq) < (after_at, after_id, after_seq))
      order by t.sent_at desc, t.conversation_id desc, t.seq desc
      limit most
    )
  ) found
  order by found.sent_at desc, found.conversation_id desc, found.seq desc
  limit most
$$;

do $$
begin
  execute format(
    'alter function atrium_find_chat_messages(text[], text, text, timestamptz, text, int, int) set search_path = %I, pg_temp',
    current_schema()
  );
end $$;
`)
