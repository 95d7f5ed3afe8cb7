import { forward } from './run.ts'

export const platform = forward(`
create table message (
  id text primary key,
  key text unique,
  title text not null check (length(title) between 1 and 120),
  content text not null check (octet_length(content) <= 65536),
  level text not null default 'info' check (level in ('info', 'warn', 'critical')),
  url text check (url ~ '^/([^/\\\\]|$)'),
  audience text not null default 'all' check (audience in ('all', 'ent', 'saas', 'type')),
  audience_ids text[] not null default '{}',
  langs text[] not null default '{}' check (langs <@ array['zh-CN', 'en-US']),
  publish_at timestamptz not null default now(),
  expire_at timestamptz check (expire_at > publish_at),
  status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  created_by text references user_account,
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index message_published on message (publish_at desc, id desc) where status = 'published';
create index message_audience on message using gin (audience_ids);

create table message_receipt (
  message_id text not null references message on delete cascade,
  user_id text not null references user_account on delete cascade,
  read_at timestamptz not null default now(),
  primary key (message_id, user_id)
);
create index message_receipt_user on message_receipt (user_id);

create table system_state (
  id smallint primary key check (id = 1),
  is_sys_updating boolean not null default false,
  reason text,
  eta timestamptz,
  started_by text,
  generation int not null default 0,
  updated_at timestamptz not null default now()
);
insert into system_state (id) values (1);

create table setting (
  scope text not null,
  key text not null,
  value jsonb not null,
  secret boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (scope, key)
);

create table route (
  id text primary key,
  ent_id text references enterprise,
  path text not null check (path ~ '^/[^?#]*$'),
  kind text not null default 'default',
  app text,
  redirect text check (redirect ~ '^/([^/\\\\]|$)'),
  title text not null default '',
  open boolean not null default false,
  public boolean not null default false,
  user_types smallint[],
  enabled boolean not null default true,
  check ((app is null) <> (redirect is null))
);
create unique index route_path on route (path, coalesce(ent_id, ''));
-- Specification 2: the old address of the chat.
insert into route (id, path, redirect, public) values ('qichat', '/qichat', '/qChat', true);
-- Specification 2 names it as a place to be sent to and shows no content: the workbench is the home there is.
insert into route (id, path, redirect, public) values ('homeindex', '/home/index', '/user/workbench', false);

create table audit_log (
  id text primary key,
  at timestamptz not null default now(),
  ent_id text,
  actor_id text,
  actor_type smallint,
  session_id text,
  action text not null,
  target_kind text not null,
  target_id text not null,
  result text not null default 'ok' check (result in ('ok', 'denied', 'error')),
  ip text,
  user_agent text,
  request_id text,
  diff jsonb
);
create index audit_log_ent on audit_log (ent_id, at);
create index audit_log_target on audit_log (target_kind, target_id, at);

create table meta (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
`)
