import { forward } from './run.ts'

/** What operators see of jobs: for whom each works, since when, and what became of each attempt. */
export const jobLog = forward(`
alter table job drop constraint job_status_check;
alter table job add constraint job_status_check
  check (status in ('queued', 'running', 'done', 'failed', 'cancelled'));
alter table job
  add column ent_id text,
  add column user_id text,
  add column started_at timestamptz,
  add column ended_at timestamptz,
  -- What happened to it, the newest entries alone: it goes with its job, and is written in the statement that does it.
  add column log jsonb not null default '[]';

update job set ent_id = key where kind = 'provisionEnterprise';
update job set user_id = payload ->> 'userId', ent_id = payload ->> 'entId'
  where kind in ('emailConfirm', 'passwordChanged', 'accountReset');
update job set user_id = e.user_id from export e where job.kind = 'export' and e.id = job.key;
update job set ended_at = updated_at where status in ('done', 'failed');

create index job_created on job (created_at, id);
create index job_status on job (status, created_at, id);
create index job_kind on job (kind, created_at, id);
create index job_ent on job (ent_id, created_at, id) where ent_id is not null;
create index job_user on job (user_id, created_at, id) where user_id is not null;
drop index job_finished;
create index job_finished on job (updated_at) where status in ('done', 'cancelled');
`)
