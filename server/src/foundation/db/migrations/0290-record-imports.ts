import { forward } from './run.ts'

/**
 * Records that a person brings by a file: the file's rows as texts, and what became of each. They are the person's alone, within the
 * enterprise too: they may say what the person may not read once it is a record. The platform knows how far an import is, and has
 * no right to a row of it.
 */
export const recordImports = forward(`
create table record_import (
  ent_id text not null references enterprise,
  id text not null,
  app_id text not null,
  entity_uid text not null,
  status text not null default 'read' check (status in ('read', 'waiting', 'running', 'done', 'cancelled', 'failed')),
  file_name text not null check (length(file_name) between 1 and 200),
  headings jsonb not null,
  -- Which column says what, by the keys of fields; null before the import begins.
  mapping jsonb,
  total int not null,
  seen int not null default 0,
  added int not null default 0,
  refused int not null default 0,
  user_id text not null,
  ip text not null default '',
  user_agent text not null default '',
  request_id text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (ent_id, id),
  foreign key (ent_id, user_id) references membership on delete cascade,
  foreign key (ent_id, app_id) references application
);
create unique index record_import_under_way on record_import (ent_id, user_id) where status in ('waiting', 'running');
create unique index record_import_read on record_import (ent_id, user_id) where status = 'read';
create index record_import_newest on record_import (ent_id, user_id, app_id, entity_uid, created_at desc);
create index record_import_created on record_import (created_at);
create index record_import_application on record_import (ent_id, app_id);

create table record_import_row (
  ent_id text not null,
  import_id text not null,
  -- The number of the row in the file.
  place int not null,
  cells jsonb not null,
  -- Null: not seen to yet.
  result text check (result in ('added', 'refused')),
  faults jsonb,
  primary key (ent_id, import_id, place),
  foreign key (ent_id, import_id) references record_import on delete cascade
);
create index record_import_row_open on record_import_row (ent_id, import_id, place) where result is null;
create index record_import_row_refused on record_import_row (ent_id, import_id, place) where result = 'refused';

alter table record_import enable row level security;
alter table record_import force row level security;
create policy platform on record_import to atrium_platform using (true) with check (true);
create policy own on record_import to atrium_app
  using (ent_id = atrium_ent() and user_id = atrium_user()) with check (ent_id = atrium_ent() and user_id = atrium_user());
grant select, insert, update, delete on record_import to atrium_app;
grant select, update, delete on record_import to atrium_platform;

alter table record_import_row enable row level security;
alter table record_import_row force row level security;
create policy platform on record_import_row to atrium_platform using (true) with check (true);
create policy own on record_import_row to atrium_app
  using (ent_id = atrium_ent() and exists (select from record_import i where i.ent_id = record_import_row.ent_id and i.id = import_id))
  with check (ent_id = atrium_ent() and exists (select from record_import i where i.ent_id = record_import_row.ent_id and i.id = import_id));
grant select, insert, update (result, faults) on record_import_row to atrium_app;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''record_history''', '''record_import_row'', ''record_import'', ''record_history''');
end $$;
`)
