import { forward } from './run.ts'

/**
 * The findings about a version when it ran in a browser, and how far that is. A version without a row was never to be
 * run.
 */
export const browserChecks = forward(`
create table browser_check (
  artifact_id text primary key references artifact,
  state text not null check (state in ('waiting', 'running', 'passed', 'refused', 'failed', 'unavailable')),
  done integer not null,
  mounts integer not null,
  findings jsonb not null,
  why text,
  begun_at timestamptz not null,
  ended_at timestamptz
);

grant select, insert, update on browser_check to atrium_platform;
`)
