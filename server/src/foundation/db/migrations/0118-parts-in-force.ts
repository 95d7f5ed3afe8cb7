import { forward } from './run.ts'

/**
 * Which version of each part came in force with which revision: the earlier version of a part is found without reading
 * every revision, each of which names all parts.
 */
export const partsInForce = forward(`
create table part_in_force (
  slug text not null,
  number int not null,
  -- Null: with that revision there was none any more.
  artifact_id text references artifact,
  primary key (slug, number)
);
create index part_in_force_artifact on part_in_force (artifact_id);

insert into part_in_force (slug, number, artifact_id)
select k.slug, r.number, r.entries ->> k.slug
from map_revision r left join map_revision p on p.id = r.parent_id,
  lateral (select jsonb_object_keys(r.entries) union select jsonb_object_keys(coalesce(p.entries, '{}'))) k (slug)
where r.entries ->> k.slug is distinct from p.entries ->> k.slug;

create trigger part_in_force_kept before update or delete or truncate on part_in_force
  execute function atrium_only_added();

grant select, insert on part_in_force to atrium_platform;
`)
