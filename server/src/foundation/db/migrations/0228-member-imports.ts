import { forward } from './run.ts'

/**
 * Members that an administrator brings by a file: the file's rows as texts, and what became of each. The rows of a file that was only
 * read make room for the next one of the same administrator; one import of an enterprise is under way at a time.
 */
export const memberImports = forward(`
create table member_import (
  ent_id text not null references enterprise,
  id text not null,
  status text not null default 'read' check (status in ('read', 'waiting', 'running', 'done', 'cancelled', 'failed')),
  file_name text not null check (length(file_name) between 1 and 200),
  headings jsonb not null,
  -- Which column says what; null before the import begins.
  mapping jsonb,
  make_departments boolean not null default false,
  total int not null,
  seen int not null default 0,
  added int not null default 0,
  present int not null default 0,
  refused int not null default 0,
  user_id text not null,
  ip text not null default '',
  user_agent text not null default '',
  request_id text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (ent_id, id),
  foreign key (ent_id, user_id) references membership on delete cascade
);
create unique index member_import_under_way on member_import (ent_id) where status in ('waiting', 'running');
create unique index member_import_read on member_import (ent_id, user_id) where status = 'read';
create index member_import_newest on member_import (ent_id, created_at desc);
create index member_import_created on member_import (created_at);

create table member_import_row (
  ent_id text not null,
  import_id text not null,
  -- The number of the row in the file.
  place int not null,
  cells jsonb not null,
  -- Null: not seen to yet.
  result text check (result in ('added', 'present', 'refused')),
  faults jsonb,
  primary key (ent_id, import_id, place),
  foreign key (ent_id, import_id) references member_import on delete cascade
);
create index member_import_row_open on member_import_row (ent_id, import_id, place) where result is null;
create index member_import_row_refused on member_import_row (ent_id, import_id, place) where result = 'refused';

${['member_import', 'member_import_row'].map(protect).join('\n')}

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''member_import_row'', ''member_import'', ''application_pin''');
end $$;
`)

/** A space looks; accounts are out of its reach, so the platform writes. */
function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select on ${table} to atrium_app;
grant select, insert, update, delete on ${table} to atrium_platform;`
}
