import { forward } from './run.ts'

/** What entrances keep: values that were used up, and browsers that are to stay signed in. */
export const entrances = forward(`
create table consumed_code (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index consumed_code_end on consumed_code (expires_at);

-- Of the cookie's secret the database knows the hash only: of the one that is good, and of the one before it.
create table refresh_family (
  id text primary key,
  user_id text not null references user_account on delete cascade,
  current_hash bytea not null,
  previous_hash bytea,
  -- What the last turn gave out, sealed, for another tab that came at the same moment.
  handed_out text,
  turned_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index refresh_family_user on refresh_family (user_id);
create index refresh_family_end on refresh_family (expires_at);

alter table session add column family_id text references refresh_family on delete set null;
create index session_family on session (family_id) where family_id is not null;

grant select, insert, update, delete on consumed_code to atrium_platform;
grant select, insert, update, delete on refresh_family to atrium_platform;
`)
