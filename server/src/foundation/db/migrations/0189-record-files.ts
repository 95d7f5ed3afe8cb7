import { forward } from './run.ts'

/**
 * Files in fields of records. A row is made as the platform with the file itself, names no record at first, and is taken up by the
 * statement that saves one; a file without a row goes. So a record and its files are saved together or not at all.
 */
export const recordFiles = forward(`
create table record_file (
  ent_id text not null,
  file_id text not null,
  app_id text not null,
  entity_uid text not null,
  field_uid text not null,
  -- Null while no record has it.
  record_id text,
  name text not null,
  media_type text not null,
  size_bytes bigint not null,
  is_whole boolean not null default false,
  by_user text not null,
  made_at timestamptz not null,
  primary key (ent_id, file_id),
  foreign key (ent_id, app_id) references application
);
create index record_file_of on record_file (ent_id, record_id) where record_id is not null;
create index record_file_left on record_file (made_at) where record_id is null;
create index stored_file_of_record on stored_file (changed_at) where purpose = 'recordFile' and status = 'stored';

alter table record_file enable row level security;
alter table record_file force row level security;
create policy platform on record_file to atrium_platform using (true) with check (true);
create policy space on record_file to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, update (record_id), delete on record_file to atrium_app;
grant select, insert, update (media_type, is_whole), delete on record_file to atrium_platform;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''record_history''', '''record_file'', ''record_history''');
end $$;
`)
