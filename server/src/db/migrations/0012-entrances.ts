import { forward } from './run.ts'

/** Values that are good for one use and need no row of their own before it. */
export const entrances = forward(`
create table consumed_code (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index consumed_code_end on consumed_code (expires_at);
grant select, insert, delete on consumed_code to atrium_platform;
`)
