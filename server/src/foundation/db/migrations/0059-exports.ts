import { forward } from './run.ts'

/** Lists that are written out whole, by a job that goes on wherever it was stopped. */
export const exports = forward(`
create table export (
  id text primary key,
  user_id text not null references user_account,
  list text not null,
  asked jsonb not null,
  columns jsonb not null,
  lang text not null,
  name text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'done', 'refused', 'failed', 'cancelled')),
  -- The rows that were written so far, and where the next one is looked for.
  rows_written bigint not null default 0,
  total bigint,
  position jsonb,
  file_id text references stored_file on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index export_user on export (user_id, created_at desc);
create index export_file on export (file_id);
create index export_expires on export (expires_at);
grant select, insert, update, delete on export to atrium_platform;
`)
