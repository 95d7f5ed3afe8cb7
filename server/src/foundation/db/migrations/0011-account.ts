import { forward } from './run.ts'

/** What lets an account be trusted: an initial password that works once, and the devices its person came from before. */
export const account = forward(`
alter table credential add column used_at timestamptz;

-- Of a device the database knows only the hash of its cookie.
create table known_device (
  user_id text not null references user_account on delete cascade,
  device_hash bytea not null,
  first_used_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_device_last on known_device (last_used_at);
grant select, insert, update, delete on known_device to atrium_platform;

-- Ended sessions are cleared away by their end, finished jobs by theirs.
create index session_ended on session (ended_at) where ended_at is not null;
create index job_finished on job (updated_at) where status = 'done';

-- The operator finds a person by any part of the name or the login id.
alter table user_account add column search_text text
  generated always as (login_id_norm || ' ' || lower(normalize(name, NFKC))) stored;
alter table user_account add column search_grams text[]
  generated always as (atrium_grams(login_id_norm || ' ' || lower(normalize(name, NFKC)))) stored;
create index user_account_search on user_account using gin (search_grams) with (fastupdate = off)
  where deleted_at is null;
create index user_account_created on user_account (created_at, id) where deleted_at is null;
create index user_account_last_login on user_account (last_login_at, id) where deleted_at is null;
create index membership_type on membership (user_type, user_id) where status = 'active';
`)
