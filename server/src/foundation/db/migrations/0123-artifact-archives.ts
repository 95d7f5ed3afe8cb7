import { forward } from './run.ts'

/**
 * Where the bytes of an artifact lie is apart from what it is (decision 088): they are put back when they were damaged,
 * and go once nothing needs them. `artifact.file_id` stays what they came in as, which a former release still writes.
 */
export const artifactArchives = forward(`
alter table artifact drop constraint artifact_file_id_fkey;

create table artifact_archive (
  artifact_id text primary key references artifact,
  -- Null once nobody needs its files any more.
  file_id text unique references stored_file,
  -- When the archive was last read whole.
  checked_at timestamptz not null,
  removed_at timestamptz,
  check ((file_id is null) = (removed_at is not null))
);
create index artifact_archive_checked on artifact_archive (checked_at) where file_id is not null;
insert into artifact_archive (artifact_id, file_id, checked_at) select id, file_id, made_at from artifact;

create function atrium_archive_of() returns trigger language plpgsql as $$
begin
  insert into artifact_archive (artifact_id, file_id, checked_at) values (new.id, new.file_id, new.made_at);
  return null;
end $$;
create trigger artifact_archived after insert on artifact for each row execute function atrium_archive_of();

-- A file that was found to be another one than was released.
create table artifact_damage (
  id text primary key,
  artifact_id text not null references artifact,
  -- Whose copy it is; empty: the archive in the store.
  machine text not null,
  file text not null,
  found_at timestamptz not null,
  repaired_at timestamptz,
  unique (artifact_id, machine, file)
);
create index artifact_damage_open on artifact_damage (found_at) where repaired_at is null;

grant select, insert, update on artifact_archive to atrium_platform;
grant select, insert, update, delete on artifact_damage to atrium_platform;
`)
