import { forward } from './run.ts'

/**
 * The figures of the past on the dashboard of the platform, counted once for each hour that is over. And the people who
 * are online, which are read from an index: a list of the sessions that were used last finds them there, too.
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
