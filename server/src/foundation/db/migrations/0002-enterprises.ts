import { forward } from './run.ts'

/**
 * These columns are in every index of the list, so that neither counting nor finding a page visits the table, whatever
 * it filters by.
 */
const filters = 'include (ent_type, status, saas_id, saas_ent_type, private, is_control, self)'

export const enterprises = forward(`
create table saas_category (
  id text primary key,
  parent_id text references saas_category,
  code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
  name text not null,
  name_en text not null,
  icon text,
  sort int not null default 0,
  enabled boolean not null default true,
  version int not null default 1
);

create table enterprise (
  id text primary key check (id ~ '^[A-Za-z0-9]{1,32}$'),
  name text not null check (length(name) between 1 and 100),
  short_name text,
  name_norm text not null,
  short_norm text not null default '',
  search_grams text[] generated always as (atrium_grams(name_norm) || atrium_grams(short_norm)) stored,
  ent_type smallint not null default 0 check (ent_type in (0, 1, 2)),
  parent_id text references enterprise check (parent_id <> id),
  private boolean not null default false,
  is_control boolean not null default false,
  saas_ent_type smallint,
  saas_id text references saas_category,
  self boolean not null default false,
  status text not null default 'provisioning' check (status in ('provisioning', 'active', 'readonly', 'suspended', 'closed')),
  owner_user_id text,
  user_quota int not null default 100 check (user_quota >= 1),
  user_count int not null default 0,
  storage_quota_mb int,
  expires_at timestamptz,
  home_link text not null default '/user/workbench' check (home_link ~ '^/([^/\\\\]|$)'),
  logo text,
  idempotency_key text unique,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- Every list leaves out what is deleted, so every index of it does.
create unique index enterprise_name on enterprise (name_norm) where deleted_at is null;
create index enterprise_search on enterprise using gin (search_grams) with (fastupdate = off) where deleted_at is null;
create index enterprise_created on enterprise (created_at, id) ${filters}
  where deleted_at is null;
create index enterprise_type_created on enterprise (ent_type, created_at, id) ${filters}
  where deleted_at is null;
create index enterprise_status_created on enterprise (status, created_at, id) ${filters}
  where deleted_at is null;
create index enterprise_saas_created on enterprise (saas_id, created_at, id) ${filters}
  where deleted_at is null and saas_id is not null;
create index enterprise_saas_type_created on enterprise (saas_ent_type, created_at, id) ${filters}
  where deleted_at is null and saas_ent_type is not null;
create index enterprise_parent on enterprise (parent_id) where deleted_at is null and parent_id is not null;
create index enterprise_private on enterprise (created_at, id) ${filters}
  where deleted_at is null and private;
create index enterprise_control on enterprise (created_at, id) ${filters}
  where deleted_at is null and is_control;
create index enterprise_self on enterprise (created_at, id) ${filters}
  where deleted_at is null and self;
create index enterprise_sort_name on enterprise (name collate atrium_name, id) ${filters}
  where deleted_at is null;
create index enterprise_sort_users on enterprise (user_count, id) ${filters}
  where deleted_at is null;

create table job (
  id text primary key,
  kind text not null,
  key text not null,
  payload jsonb not null default '{}',
  step text,
  percent smallint not null default 0 check (percent between 0 and 100),
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  attempts int not null default 0,
  error_key text,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, key)
);
create index job_waiting on job (created_at) where status in ('queued', 'running');
`)
