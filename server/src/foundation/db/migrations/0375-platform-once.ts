import { forward } from './run.ts'

/**
 * What operators and SaaS administrators have added or changed under a key that their browser made, as `sent_once` has it for
 * people of an enterprise. A SaaS administrator sees their own keys alone.
 */
export const platformOnce = forward(`
create table platform_sent_once (
  user_id text not null,
  key text not null check (length(key) <= 200),
  made_id text not null,
  digest text not null,
  at timestamptz not null,
  primary key (user_id, key)
);
create index platform_sent_once_at on platform_sent_once (at);

alter table platform_sent_once enable row level security;
alter table platform_sent_once force row level security;
create policy platform on platform_sent_once to atrium_platform using (true) with check (true);
create policy own on platform_sent_once to atrium_app
  using (user_id = atrium_carer()) with check (user_id = atrium_carer());
grant select, insert, delete on platform_sent_once to atrium_platform;
grant select, insert on platform_sent_once to atrium_app;
`)
