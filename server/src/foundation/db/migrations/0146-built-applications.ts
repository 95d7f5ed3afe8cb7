import { forward } from './run.ts'

const tables = ['app_resource', 'app_version', 'app_table', 'app_column', 'record_history']

/**
 * Applications that enterprises build themselves: what is designed (resources of the draft), what was published (versions),
 * which tables and columns hold the records, and what became of each record. The records have schemas of their own (0145).
 */
export const builtApplications = forward(`
alter table application drop constraint application_kind_check;
alter table application
  add constraint application_kind_check check (kind in ('form', 'workflow', 'report', 'link', 'built')),
  add column live_version int,
  -- Counts the changes of the draft, and which of them the live version was made of.
  add column draft int not null default 0,
  add column live_draft int,
  add column updated_at timestamptz not null default now();

create table app_resource (
  ent_id text not null,
  app_id text not null,
  uid text not null,
  kind text not null check (kind in ('entity')),
  rev int not null default 1,
  body jsonb not null,
  made_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  primary key (ent_id, app_id, uid),
  foreign key (ent_id, app_id) references application
);

create table app_version (
  ent_id text not null,
  app_id text not null,
  number int not null,
  state text not null check (state in ('publishing', 'published', 'failed')),
  draft int not null,
  bundle jsonb not null,
  note text not null,
  made_at timestamptz not null,
  made_by text not null,
  primary key (ent_id, app_id, number),
  foreign key (ent_id, app_id) references application
);
-- A second publisher waits, and is told so.
create unique index app_version_one on app_version (ent_id, app_id) where state = 'publishing';

create table app_table (
  ent_id text not null,
  app_id text not null,
  entity_uid text not null,
  name text not null,
  primary key (ent_id, app_id, entity_uid),
  unique (ent_id, name),
  foreign key (ent_id, app_id) references application
);

create table app_column (
  ent_id text not null,
  app_id text not null,
  entity_uid text not null,
  field_uid text not null,
  name text not null,
  type text not null,
  primary key (ent_id, app_id, entity_uid, field_uid),
  unique (ent_id, app_id, entity_uid, name),
  foreign key (ent_id, app_id, entity_uid) references app_table
);

create table record_history (
  ent_id text not null,
  id text not null,
  app_id text not null,
  entity_uid text not null,
  record_id text not null,
  at timestamptz not null,
  by_user text not null,
  -- Of the record after it.
  rev int not null,
  what text not null check (what in ('changed', 'deleted', 'restored')),
  before jsonb not null,
  after jsonb not null,
  primary key (ent_id, id),
  foreign key (ent_id, app_id) references application
);
create index record_history_of on record_history (ent_id, record_id, id desc);

${tables
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());`,
  )
  .join('\n')}
grant select, insert, update, delete on app_resource to atrium_app;
grant select on app_version, app_table, app_column to atrium_app;
grant select, insert on record_history to atrium_app;
grant insert on application to atrium_app;
grant update (name, name_en, visible, draft, updated_at) on application to atrium_app;
grant select on app_resource to atrium_platform;
grant select, insert, update (state) on app_version to atrium_platform;
grant select, insert on app_table, app_column to atrium_platform;
grant update (live_version, live_draft, updated_at) on application to atrium_platform;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''',
    '''record_history'', ''app_column'', ''app_table'', ''app_version'', ''app_resource'', ''application_pin''');
end $$;
`)
