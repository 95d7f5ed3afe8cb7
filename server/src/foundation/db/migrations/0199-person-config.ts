import { forward } from './run.ts'

/** What a person has chosen for all of their devices: how the portal looks, how long lists are, where they begin. */
export const personConfig = forward(`
create table person_config (
  user_id text primary key references user_account on delete cascade,
  theme text check (theme in ('light', 'dark', 'system')),
  page_size int check (page_size between 1 and 200),
  start_page text check (length(start_page) <= 200),
  updated_at timestamptz not null default now()
);
grant select, insert, update on person_config to atrium_platform;
`)
