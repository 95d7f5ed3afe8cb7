import { forward } from './run.ts'

/**
 * What enterprises may use: hosts, applications, calls. A kind without its rule lets everything through, so the
 * migration closes no enterprise. Spaces read the entries that count for them, and no notes.
 */
export const whiteList = forward(`
create table app_whitelist (
  id text primary key,
  ent_id text references enterprise,
  kind text not null check (kind in ('app', 'host', 'plugin', 'api')),
  value text not null check (value <> ''),
  note text not null default '',
  enabled boolean not null default true,
  expires_at timestamptz,
  created_by text references user_account,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create unique index app_whitelist_value on app_whitelist (kind, value, coalesce(ent_id, ''));
create index app_whitelist_created on app_whitelist (created_at, id);
create index app_whitelist_sorted on app_whitelist (value, id);
create index app_whitelist_expires on app_whitelist (expires_at, id);
create index app_whitelist_enterprise on app_whitelist (ent_id) where ent_id is not null;

create table app_whitelist_rule (
  kind text primary key check (kind in ('app', 'host', 'plugin', 'api')),
  only_listed boolean not null default false,
  version int not null default 0,
  changed_by text references user_account,
  changed_at timestamptz
);
insert into app_whitelist_rule (kind) values ('host'), ('app'), ('api');

grant select, insert, update, delete on app_whitelist to atrium_platform;
grant select, update on app_whitelist_rule to atrium_platform;

alter table app_whitelist enable row level security;
alter table app_whitelist force row level security;
create policy platform on app_whitelist to atrium_platform using (true) with check (true);
create policy space on app_whitelist for select to atrium_app using (ent_id is null or ent_id = atrium_ent());
grant select (ent_id, kind, value, enabled, expires_at) on app_whitelist to atrium_app;

alter table app_whitelist_rule enable row level security;
alter table app_whitelist_rule force row level security;
create policy platform on app_whitelist_rule to atrium_platform using (true) with check (true);
create policy space on app_whitelist_rule for select to atrium_app using (true);
grant select (kind, only_listed) on app_whitelist_rule to atrium_app;

-- What an enterprise alone may use goes with it.
do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''app_whitelist'', ''application_pin''');
end $$;
`)
