import { asOwner, forward } from './run.ts'

/**
 * How long an enterprise keeps what its people write to each other. Old messages are removed from the beginning of a conversation, which
 * says how far; so numbers stay as they are, and those that are there have no gaps. One function removes messages, for the
 * platform, which reads none of them. The row of the conversation is locked for the last statement of a batch alone.
 */
export const chatRetention = forward(`
create table chat_retention (
  ent_id text primary key references enterprise,
  -- Null: for ever.
  keep_days int check (keep_days between 1 and 36500),
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by text not null
);
alter table chat_retention enable row level security;
alter table chat_retention force row level security;
create policy platform on chat_retention to atrium_platform using (true) with check (true);
create policy space on chat_retention to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, update on chat_retention to atrium_app;
grant select on chat_retention to atrium_platform;

-- Messages up to this one were removed.
alter table conversation add column removed_to int not null default 0;

-- Conversations of an enterprise whose oldest message is of before then, in the order of their ids.
create function atrium_old_conversations(space text, before timestamptz, after_id text, most int) returns setof text
language sql stable security definer as $$
  select c.id
  from conversation c
    cross join lateral (
      select t.sent_at from chat_message t
      where t.ent_id = c.ent_id and t.conversation_id = c.id and t.seq > c.removed_to
      order by t.seq limit 1
    ) oldest
  where c.ent_id = space and c.id > after_id and oldest.sent_at < before
  order by c.id limit most
$$;

-- Removes a batch from the beginning, and answers how many: what hangs on a message goes with its row.
create function atrium_remove_chat_messages(space text, within_id text, before timestamptz, most int) returns int
language plpgsql security definer as $$
declare
  removed int;
  last int;
begin
  with oldest as (
    select seq, sent_at from chat_message where ent_id = space and conversation_id = within_id order by seq limit most
  ), gone as (
    delete from chat_message t using oldest o
    where t.ent_id = space and t.conversation_id = within_id and t.seq = o.seq
      and o.seq < coalesce((select min(seq) from oldest where sent_at >= before), o.seq + 1)
    returning t.seq
  )
  select count(*), max(seq) into removed, last from gone;
  if removed > 0 then
    update conversation set removed_to = greatest(removed_to, last) where ent_id = space and id = within_id;
  end if;
  return removed;
end $$;

${asOwner(
  'atrium_old_conversations(text, timestamptz, text, int)',
  'atrium_remove_chat_messages(text, text, timestamptz, int)',
)}
grant execute on function atrium_old_conversations(text, timestamptz, text, int) to atrium_platform;
grant execute on function atrium_remove_chat_messages(text, text, timestamptz, int) to atrium_platform;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''chat_retention'', ''application_pin''');
end $$;
`)
