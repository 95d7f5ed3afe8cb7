import { forward } from './run.ts'

/**
 * What is known of every file in the store; the bytes are elsewhere. A row is there before its first byte, and goes after
 * its last one. Those without an enterprise are the platform's.
 */
export const storedFiles = forward(`
create table stored_file (
  id text primary key,
  ent_id text references enterprise,
  purpose text not null,
  name text not null,
  media_type text not null,
  status text not null default 'uploading' check (status in ('uploading', 'stored', 'removed')),
  -- What was announced, so that the quota holds for what is on its way, too; of what nobody announces, what came so far.
  size_bytes bigint not null check (size_bytes >= 0),
  received_bytes bigint not null default 0,
  -- Where the bytes lie, what the store calls their upload, and its receipt for each part.
  place text not null unique,
  upload text not null default '',
  receipts jsonb not null default '[]',
  sha256 text,
  created_by text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  expires_at timestamptz,
  -- Since when the store has not had the bytes of a whole file.
  missing_since timestamptz
);
create index stored_file_space on stored_file (ent_id) include (size_bytes) where status <> 'removed';
create index stored_file_unfinished on stored_file (changed_at) where status <> 'stored';
create index stored_file_expires on stored_file (expires_at) where status = 'stored';
alter table stored_file enable row level security;
alter table stored_file force row level security;
create policy platform on stored_file to atrium_platform using (true) with check (true);
create policy space on stored_file for select to atrium_app using (ent_id = atrium_ent());
grant select (ent_id, status, size_bytes) on stored_file to atrium_app;
grant select, insert, update, delete on stored_file to atrium_platform;
`)
