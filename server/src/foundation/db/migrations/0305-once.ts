import { forward } from './run.ts'

/**
 * What people have added under a key that their browser made: what is sent again after a lost answer is
 * there once. The digest tells whether the same was sent. Each person sees their own keys; they go after a day.
 */
export const once = forward(`
create table sent_once (
  ent_id text not null references enterprise,
  user_id text not null,
  key text not null check (length(key) <= 200),
  made_id text not null,
  digest text not null,
  at timestamptz not null,
  primary key (ent_id, user_id, key)
);
create index sent_once_at on sent_once (at);

alter table sent_once enable row level security;
alter table sent_once force row level security;
create policy platform on sent_once to atrium_platform using (true) with check (true);
create policy own on sent_once to atrium_app
  using (ent_id = atrium_ent() and user_id = atrium_user()) with check (ent_id = atrium_ent() and user_id = atrium_user());
grant select, insert on sent_once to atrium_app;
grant select (ent_id, user_id, key, at), delete on sent_once to atrium_platform;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''record_comment''', '''sent_once'', ''record_comment''');
end $$;
`)
