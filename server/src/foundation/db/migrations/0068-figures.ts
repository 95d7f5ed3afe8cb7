import { forward } from './run.ts'

/**
 * What the dashboard of the platform tells of the past, counted once for each hour that is over. And who is online, which
 * is read from an index: whoever lists the sessions that were used last finds them there, too.
 */
export const figures = forward(`
create table figure_hour (
  hour timestamptz not null,
  name text not null,
  value bigint not null,
  primary key (name, hour)
);
grant select, insert, delete on figure_hour to atrium_platform;

create index session_seen on session (last_seen_at) where ended_at is null;
`)
