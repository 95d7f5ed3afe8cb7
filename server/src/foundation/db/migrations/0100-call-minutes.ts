import { forward } from './run.ts'

/** What each call did in each minute, added up by every process once a minute; an hour of it is shown, and kept for two. */
export const callMinutes = forward(`
create table call_minute (
  minute timestamptz not null,
  call text not null,
  requests integer not null,
  failures integer not null,
  slow integer not null,
  total_ms bigint not null,
  most_ms integer not null,
  primary key (minute, call)
);
grant select, insert, update, delete on call_minute to atrium_platform;
`)
