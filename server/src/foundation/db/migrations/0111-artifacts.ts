import { forward } from './run.ts'

/**
 * What the portal runs (decision 079): artifacts, and revisions that say which of them. Both are only added to; what a
 * channel serves is the one row that changes.
 */
export const artifacts = forward(`
create table artifact (
  id text primary key,
  slug text not null check (slug ~ '^[a-z][a-z0-9-]{0,62}$'),
  kind text not null,
  version text not null,
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  -- Its text is what the digest is of: jsonb would have its keys in another order.
  manifest text not null,
  file_id text not null unique references stored_file,
  size_bytes bigint not null,
  made_by_kind text not null check (made_by_kind in ('build', 'person', 'token')),
  made_by text,
  made_at timestamptz not null,
  check ((made_by_kind = 'build') = (made_by is null)),
  check (case slug when 'shared' then kind = 'shared' when 'boot' then kind = 'boot' when 'shell' then kind = 'shell'
    when 'map' then false when 'parcels' then false else kind = 'parcel' end)
);
create index artifact_of_slug on artifact (slug, made_at, id);

-- Under one name of a part lies one content for good: browsers keep it.
create table artifact_file (
  slug text not null,
  name text not null,
  integrity text not null,
  artifact_id text not null references artifact,
  primary key (slug, name)
);
create index artifact_file_of on artifact_file (artifact_id);

create table map_revision (
  id text primary key,
  number int not null unique check (number > 0),
  -- One revision follows another, and no two the same.
  parent_id text unique references map_revision,
  entries jsonb not null,
  -- Of a build: its own artifacts, of which a team may have released others.
  built jsonb,
  file_map text not null,
  reason text not null,
  made_by_kind text not null check (made_by_kind in ('build', 'person', 'token')),
  made_by text,
  made_at timestamptz not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  check ((parent_id is null) = (number = 1)),
  check ((made_by_kind = 'build') = (made_by is null)),
  check ((made_by_kind = 'build') = (built is not null))
);
create index map_revision_built on map_revision (number) where built is not null;
create index map_revision_file_map on map_revision (file_map, number);

create table deploy_channel (
  name text primary key,
  head text references map_revision
);
insert into deploy_channel (name) values ('production');

create function atrium_only_added() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger artifact_kept before update or delete or truncate on artifact
  execute function atrium_only_added();
create trigger artifact_file_kept before update or delete or truncate on artifact_file
  execute function atrium_only_added();
create trigger map_revision_kept before update or delete or truncate on map_revision
  execute function atrium_only_added();

create function atrium_portal_hint() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_portal', coalesce(new.head, ''));
  return null;
end $$;
create trigger deploy_channel_hint after update on deploy_channel
  for each row execute function atrium_portal_hint();

grant select, insert on artifact, artifact_file, map_revision to atrium_platform;
grant select, update (head) on deploy_channel to atrium_platform;
`)
