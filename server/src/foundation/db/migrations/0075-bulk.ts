import { forward } from './run.ts'

/**
 * What operators do to many people at once: the people are written down when it begins, and what became of each in the
 * transaction that does it. A person who is asked for another password is held until it is newer than that.
 */
export const bulk = forward(`
create table bulk (
  id text primary key,
  action text not null check (action in ('suspend', 'resume', 'endSessions', 'askPassword')),
  operator_id text not null references user_account,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  total integer not null,
  seen integer not null default 0,
  refused integer not null default 0,
  -- From where it was asked for, for the audit log.
  ip text not null,
  user_agent text not null,
  request_id text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index bulk_created on bulk (created_at, id);
-- One at a time for each operator.
create unique index bulk_under_way on bulk (operator_id) where status in ('waiting', 'running');

create table bulk_row (
  bulk_id text not null references bulk on delete cascade,
  place integer not null,
  user_id text not null references user_account,
  result text,
  at timestamptz,
  primary key (bulk_id, place)
);
create index bulk_row_result on bulk_row (bulk_id, result, place);
create index bulk_row_open on bulk_row (bulk_id, place) where result is null;

alter table credential add column change_asked_at timestamptz;

grant select, insert, update, delete on bulk, bulk_row to atrium_platform;
`)
