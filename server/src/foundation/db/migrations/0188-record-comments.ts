import { forward } from './run.ts'

/**
 * What people say about records. The rights to a record decide who reads its comments, in the call that does; the platform
 * learns which record has some, and never what they say. The builder reads them for the file of an enterprise's own records.
 */
export const recordComments = forward(`
create table record_comment (
  ent_id text not null,
  id text not null,
  app_id text not null,
  entity_uid text not null,
  record_id text not null,
  at timestamptz not null,
  by_user text not null,
  text text not null check (length(text) <= 8000),
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (ent_id, id),
  foreign key (ent_id, app_id) references application,
  check (deleted_at is null or text = '')
);
create index record_comment_of on record_comment (ent_id, record_id, id desc);

alter table record_comment enable row level security;
alter table record_comment force row level security;
create policy platform on record_comment to atrium_platform using (true) with check (true);
create policy space on record_comment to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
create policy keeper on record_comment for select to atrium_builder using (true);
grant select, insert, update (text, edited_at, deleted_at) on record_comment to atrium_app;
grant select (ent_id, id, record_id), delete on record_comment to atrium_platform;
grant select on record_comment to atrium_builder;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''record_history''', '''record_comment'', ''record_history''');
end $$;
`)
