import { forward } from './run.ts'

/** What was refused is counted beside the audit log, which tells of a flood by its number. */
export const refusedAttempts = forward(`
create table refused_attempt (
  bucket text primary key,
  count bigint not null,
  -- Those since the last that was written down, and how many those were before it.
  untold bigint not null default 0,
  left_out bigint not null default 0,
  first_at timestamptz not null
);
create index refused_attempt_first on refused_attempt (first_at);
grant select, insert, update, delete on refused_attempt to atrium_platform;
`)
