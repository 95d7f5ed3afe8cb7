import { forward } from './run.ts'

/**
 * What rooms tell single people of their enterprise: that they were mentioned, asked, answered. A row has ids and no words:
 * these are read anew each time, with the rights of that moment. A person reads their own ones alone, and a space adds them
 * for people of its own.
 */
export const notices = forward(`
create table notice (
  ent_id text not null,
  id text not null,
  user_id text not null,
  kind text not null check (length(kind) between 1 and 40),
  subject jsonb not null check (jsonb_typeof(subject) = 'object' and length(subject::text) <= 1000),
  -- Who caused it.
  by_id text,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (ent_id, id),
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index notice_newest on notice (ent_id, user_id, created_at desc, id desc);
create index notice_unread on notice (ent_id, user_id) where read_at is null;
create index notice_created on notice (created_at);

alter table notice enable row level security;
alter table notice force row level security;
create policy platform on notice to atrium_platform using (true) with check (true);
create policy own on notice for select to atrium_app using (ent_id = atrium_ent() and user_id = atrium_user());
create policy reading on notice for update to atrium_app
  using (ent_id = atrium_ent() and user_id = atrium_user()) with check (ent_id = atrium_ent() and user_id = atrium_user());
create policy telling on notice for insert to atrium_app with check (ent_id = atrium_ent());
grant select, insert, update (read_at) on notice to atrium_app;
-- Rows that are over are locked while they are removed.
grant select, insert, update (read_at), delete on notice to atrium_platform;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''notice'', ''application_pin''');
end $$;
`)
