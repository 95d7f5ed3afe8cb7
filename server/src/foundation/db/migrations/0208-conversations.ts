import { asOwner, forward } from './run.ts'

/**
 * Conversations between members of an enterprise. Whose conversations they are is said in one place,
 * `atrium_own_conversations`, and every policy asks it: a caller who is not in a conversation, or no longer in the enterprise,
 * finds nothing of it, however they ask. A space makes and opens conversations by a function alone, and the platform reads no
 * message at all. The row of the conversation is locked while a message gets its number, so numbers have no gaps and a reader
 * who has one has all before it.
 */
export const conversations = forward(`
create table conversation (
  ent_id text not null references enterprise,
  id text not null,
  kind text not null check (kind in ('direct')),
  -- The two people of a direct conversation, in the order of their ids.
  low_id text not null,
  high_id text not null,
  last_seq int not null default 0,
  last_at timestamptz not null,
  primary key (ent_id, id),
  unique (ent_id, low_id, high_id),
  check (low_id collate "C" <= high_id collate "C"),
  foreign key (ent_id, low_id) references membership on delete cascade,
  foreign key (ent_id, high_id) references membership on delete cascade
);
create index conversation_high on conversation (ent_id, high_id);

create table conversation_member (
  ent_id text not null,
  conversation_id text not null,
  user_id text not null,
  -- The person reads what came after this message.
  from_seq int not null default 0,
  read_seq int not null default 0,
  primary key (ent_id, conversation_id, user_id),
  foreign key (ent_id, conversation_id) references conversation on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index conversation_member_user on conversation_member (ent_id, user_id);

create table chat_message (
  ent_id text not null,
  conversation_id text not null,
  seq int not null,
  -- Made by the browser of the author, so that a message that is sent again is known.
  id text not null,
  author_id text not null,
  text text not null check (length(text) between 1 and 4000),
  sent_at timestamptz not null,
  primary key (ent_id, conversation_id, seq),
  unique (ent_id, conversation_id, author_id, id),
  foreign key (ent_id, conversation_id) references conversation on delete cascade
);

create function atrium_own_conversations() returns table (conversation_id text, from_seq int)
language sql stable security definer rows 50 as $$
  select m.conversation_id, m.from_seq
  from conversation_member m join membership s on s.ent_id = m.ent_id and s.user_id = m.user_id
  where m.ent_id = atrium_ent() and m.user_id = atrium_user() and s.status = 'active'
$$;

-- The conversation of the caller with another member, made where there is none. A person who came back to the enterprise reads
-- what is written from then on. Null where one of the two is no member.
create function atrium_open_conversation(other text, new_id text, at timestamptz) returns text
language plpgsql security definer as $$
declare
  space text := atrium_ent();
  people text[] := array(select one from unnest(array[other, atrium_user()]) one order by one collate "C");
  found conversation;
begin
  if (select count(*) from membership where ent_id = space and user_id = any (people) and status = 'active') <> 2 then
    return null;
  end if;
  insert into conversation (ent_id, id, kind, low_id, high_id, last_at)
    values (space, new_id, 'direct', people[1], people[2], at) on conflict (ent_id, low_id, high_id) do nothing;
  select * into found from conversation where ent_id = space and low_id = people[1] and high_id = people[2];
  insert into conversation_member (ent_id, conversation_id, user_id, from_seq, read_seq)
    select space, found.id, one, found.last_seq, found.last_seq from unnest(people) one on conflict do nothing;
  return found.id;
end $$;

create function atrium_leave_conversations() returns trigger language plpgsql security definer as $$
begin
  delete from conversation_member where ent_id = new.ent_id and user_id = new.user_id;
  return null;
end $$;
create trigger membership_conversations after update of status on membership
  for each row when (new.status = 'left' and old.status <> 'left') execute function atrium_leave_conversations();

${asOwner(
  'atrium_own_conversations()',
  'atrium_open_conversation(text, text, timestamptz)',
  'atrium_leave_conversations()',
)}
grant execute on function atrium_own_conversations() to atrium_app;
grant execute on function atrium_open_conversation(text, text, timestamptz) to atrium_app;

${['conversation', 'conversation_member', 'chat_message'].map(protect).join('\n')}
create policy own on conversation to atrium_app
  using (ent_id = atrium_ent() and id in (select conversation_id from atrium_own_conversations()));
create policy own on conversation_member for select to atrium_app
  using (ent_id = atrium_ent() and conversation_id in (select conversation_id from atrium_own_conversations()));
create policy self on conversation_member for update to atrium_app
  using (ent_id = atrium_ent() and user_id = atrium_user());
create policy own on chat_message for select to atrium_app using (
  ent_id = atrium_ent() and exists (
    select from atrium_own_conversations() o where o.conversation_id = chat_message.conversation_id and o.from_seq < seq
  )
);
create policy author on chat_message for insert to atrium_app with check (
  ent_id = atrium_ent() and author_id = atrium_user()
  and conversation_id in (select conversation_id from atrium_own_conversations())
);
grant select, update (last_seq, last_at) on conversation to atrium_app;
grant select, update (read_seq) on conversation_member to atrium_app;
grant select, insert on chat_message to atrium_app;

-- Of a conversation only those hear who are in it. Its owner, who writes for triggers, is a member of this role.
create policy chat on live_event as restrictive for insert to atrium_app with check (
  kind <> 'chat' or current_user <> 'atrium_app' or (
    ent_id = atrium_ent() and audience = 'person'
    and ids <@ array(
      select user_id from conversation_member
      where ent_id = atrium_ent() and conversation_id = payload::json ->> 'conversationId'
    )
  )
);

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''',
    '''chat_message'', ''conversation_member'', ''conversation'', ''application_pin''');
end $$;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);`
}
