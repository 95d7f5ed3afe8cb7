import { forward } from './run.ts'

/**
 * Two operators for what runs where people sign in (decision 093): not only the parts that every page runs, but every part
 * with a page that people see who are not signed in, or where they prove who they are. The rule is that of
 * `contract/portal/for-two.ts`; only what changes is looked at. No table is rewritten, and proposals that wait count on.
 */
export const forTwo = forward(String.raw`
-- A page that people see who are not signed in, or where they prove who they are: a route as a parcel declares it.
create function atrium_open_page(page jsonb) returns boolean language sql immutable as $$
  select coalesce($1 -> 'public' = 'true', false) or coalesce($1 ->> 'kind' in ('noLogin', 'maintenance'), false)
    or coalesce($1 ->> 'path' ~ '^/+((nonAuthority|loginMiddle|:[^/]*)|(home|:[^/]*)/+(login|register|:[^/]*)|((m|:[^/]*)/+)?(appDetail|:[^/]*)/+[^/]+)?/*$', false)
    or coalesce($1 -> 'open' = 'true' and $1 ->> 'path' ~ '^/+((home|m|appDetail|:[^/]*)|(m|:[^/]*)/+(appDetail|:[^/]*))?/*$', false)
$$;

-- Whether this artifact of a part is for two: as it comes, and as it goes.
create function atrium_part_for_two(slug text, artifact_id text) returns boolean language sql stable as $$
  select $1 in ('shared', 'boot', 'shell') or exists (
    select from artifact a
      left join lateral jsonb_array_elements(a.manifest::jsonb -> 'declaration' -> 'routes') r (page) on true
    where a.id = $2 and (a.kind <> 'parcel' or atrium_open_page(page)))
$$;

-- The parts that are others in the second of these portals than in the first, and for two in either.
create function atrium_for_two(before jsonb, after jsonb) returns text[] language sql stable as $$
  select coalesce(array_agg(c.slug order by c.slug), '{}') from (
    select slug, b.id as before_id, a.id as after_id
    from jsonb_each_text($1) b (slug, id) full join jsonb_each_text($2) a (slug, id) using (slug)
    where b.id is distinct from a.id) c
  where atrium_part_for_two(c.slug, c.before_id) or atrium_part_for_two(c.slug, c.after_id)
$$;

-- Whether this person is the only operator there is, and what is for two of these parts is what it was before it changed last.
create or replace function atrium_back_alone(person text, entries jsonb, number int) returns boolean language sql stable as $$
  select not exists (
      select from user_account u
      where u.platform_type = 7 and u.status = 'active' and u.deleted_at is null and u.id <> $1)
    and (
      select atrium_for_two(p.entries, $2) = '{}' from map_revision r join map_revision p on p.id = r.parent_id
      where r.number <= $3 and atrium_for_two(p.entries, r.entries) <> '{}'
      order by r.number desc limit 1)
$$;

create or replace function atrium_core_by_two() returns trigger language plpgsql as $$
declare
  before map_revision;
  changed text[];
begin
  select * into before from map_revision where id = new.parent_id;
  if new.made_by_kind = 'build' or before.id is null then return null; end if;
  changed := atrium_for_two(before.entries, new.entries);
  if changed = '{}'
    -- It was approved as it is, part by part.
    or exists (select from map_proposal p where p.revision_id = new.id and not exists (
      select from unnest(changed) c (slug)
      where not p.changes ? c.slug or p.changes ->> c.slug is distinct from new.entries ->> c.slug))
    or new.made_by_kind = 'person' and coalesce(atrium_back_alone(new.made_by, new.entries, before.number), false)
  then return null; end if;
  raise exception 'what runs where people sign in is changed by two operators: %', array_to_string(changed, ', ');
end $$;
drop function atrium_core(jsonb);

-- Else a revision of before would be in force again without one that anything looks at.
create function atrium_head_follows() returns trigger language plpgsql as $$
begin
  if new.head is distinct from old.head and not exists (
    select from map_revision r where r.id = new.head and r.parent_id is not distinct from old.head)
  then raise exception 'what is in force is followed by the revision after it'; end if;
  return new;
end $$;
create trigger deploy_channel_follows before update of head on deploy_channel
  for each row execute function atrium_head_follows();

-- No one approves a roll-out, so it is of what one may release alone.
create function atrium_rollout_of_one() returns trigger language plpgsql as $$
begin
  if atrium_part_for_two(new.parcel, new.artifact_id) or atrium_part_for_two(new.parcel, new.before_id)
  then raise exception '% is changed by two operators, for everyone at once', new.parcel; end if;
  return new;
end $$;
create trigger rollout_of_one before insert or update of parcel, artifact_id, before_id on rollout
  for each row execute function atrium_rollout_of_one();
`)
