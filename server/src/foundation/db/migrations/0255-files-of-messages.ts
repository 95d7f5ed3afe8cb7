import { asOwner, forward } from './run.ts'

/**
 * Files in messages between members. An upload is its person's alone until they send it; from then on those see it who see its
 * message. The database itself keeps what was sent and removes what went with its message, so both happen in the transaction of
 * their cause. The platform, which looks after the bytes, reaches uploads that were never sent, and learns neither the name of a
 * file nor which message has it.
 */
export const filesOfMessages = forward(`
alter table chat_message
  drop constraint chat_message_text_check,
  -- A file says enough.
  add constraint chat_message_text_check check (length(text) <= 4000);

create table chat_file (
  ent_id text not null,
  file_id text not null,
  conversation_id text not null,
  -- Null until it is sent.
  seq int,
  -- Its place among the files of the message.
  place int not null default 0,
  name text not null,
  media_type text not null,
  size_bytes bigint not null,
  -- Of a picture.
  width int,
  height int,
  is_whole boolean not null default false,
  by_user text not null,
  made_at timestamptz not null,
  primary key (ent_id, file_id),
  foreign key (ent_id, conversation_id) references conversation on delete cascade,
  foreign key (ent_id, conversation_id, seq) references chat_message on delete cascade
);
create index chat_file_of on chat_file (ent_id, conversation_id, seq, place);
create index chat_file_unsent on chat_file (made_at) where seq is null;

alter table chat_file enable row level security;
alter table chat_file force row level security;
create policy platform on chat_file to atrium_platform using (seq is null) with check (seq is null);
create policy own on chat_file for select to atrium_app using (
  ent_id = atrium_ent() and case when seq is null then by_user = atrium_user() else exists (
    select from atrium_own_conversations() o
    where o.conversation_id = chat_file.conversation_id and o.from_seq < chat_file.seq
  ) end
);
create policy author on chat_file for insert to atrium_app with check (
  ent_id = atrium_ent() and by_user = atrium_user() and seq is null and not is_whole
  and conversation_id in (select conversation_id from atrium_own_conversations())
);
create policy sending on chat_file for update to atrium_app
  using (ent_id = atrium_ent() and by_user = atrium_user() and seq is null and is_whole)
  with check (
    ent_id = atrium_ent() and by_user = atrium_user() and exists (
      select from chat_message t
      where t.ent_id = chat_file.ent_id and t.conversation_id = chat_file.conversation_id and t.seq = chat_file.seq
        and t.author_id = atrium_user() and t.recalled_at is null
    )
  );
-- One's own upload that was not sent, and what a message without a text had. The function below runs under these policies, too.
create policy going on chat_file for delete to atrium_app using (
  ent_id = atrium_ent() and case when seq is null then by_user = atrium_user() else exists (
    select from chat_message t
    where t.ent_id = chat_file.ent_id and t.conversation_id = chat_file.conversation_id and t.seq = chat_file.seq
      and t.text is null
  ) end
);
grant select, insert, update (seq, place), delete on chat_file to atrium_app;
grant select (ent_id, file_id, seq, made_at), update (media_type, width, height, is_whole), delete
  on chat_file to atrium_platform;

-- What was made to go after a day is kept for as long as its message.
create function atrium_keep_chat_file() returns trigger language plpgsql security definer as $$
begin
  update stored_file set expires_at = null, changed_at = clock_timestamp()
    where ent_id = new.ent_id and id = new.file_id and status = 'stored';
  return null;
end $$;
create trigger chat_file_sent after update of seq on chat_file
  for each row when (old.seq is null and new.seq is not null) execute function atrium_keep_chat_file();

create function atrium_remove_chat_file() returns trigger language plpgsql security definer as $$
begin
  update stored_file set status = 'removed', changed_at = clock_timestamp()
    where ent_id = old.ent_id and id = old.file_id and status <> 'removed';
  return null;
end $$;
create trigger chat_file_gone after delete on chat_file for each row execute function atrium_remove_chat_file();

-- A message whose text goes, goes with its files.
create function atrium_empty_chat_message() returns trigger language plpgsql security definer as $$
begin
  delete from chat_file where ent_id = new.ent_id and conversation_id = new.conversation_id and seq = new.seq;
  return null;
end $$;
create trigger chat_message_empty after update of text on chat_message
  for each row when (old.text is not null and new.text is null) execute function atrium_empty_chat_message();

${asOwner('atrium_keep_chat_file()', 'atrium_remove_chat_file()', 'atrium_empty_chat_message()')}

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''chat_message''', '''chat_file'', ''chat_message''');
end $$;
`)
