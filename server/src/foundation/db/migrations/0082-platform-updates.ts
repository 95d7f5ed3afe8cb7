import { forward } from './run.ts'

/**
 * Updates of the platform: planned, announced, running, ended. The running one, at most one at a time, is named by the
 * switch itself, so that what it turned on it alone turns off.
 */
export const platformUpdates = forward(`
create table platform_update (
  id text primary key,
  version text not null,
  title_zh text not null,
  title_en text not null,
  notes_zh text not null default '',
  notes_en text not null default '',
  planned_at timestamptz not null,
  window_min integer not null check (window_min between 5 and 1440),
  announce_at timestamptz not null,
  starts_itself boolean not null default false,
  state text not null default 'planned' check (state in ('planned', 'running', 'done', 'rolledBack', 'cancelled')),
  created_by text not null references user_account,
  created_at timestamptz not null,
  started_by text references user_account,
  started_at timestamptz,
  -- What was begun before is at rest, or was waited for long enough; how much was left then.
  settled_at timestamptz,
  settled_jobs integer,
  ended_by text references user_account,
  ended_at timestamptz,
  end_note text not null default '',
  revision integer not null default 1,
  check ((state in ('running', 'done', 'rolledBack')) = (started_at is not null)),
  check ((state in ('done', 'rolledBack', 'cancelled')) = (ended_at is not null))
);
create unique index platform_update_running on platform_update ((true)) where state = 'running';
create index platform_update_planned on platform_update (planned_at, id);
create index platform_update_created on platform_update (created_at, id);
create index platform_update_open on platform_update (state, planned_at) where state in ('planned', 'running');

alter table system_state add column update_id text references platform_update;

grant select, insert, update on platform_update to atrium_platform;
`)
