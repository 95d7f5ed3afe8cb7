import { forward } from './run.ts'

/**
 * Two operators for what every page runs (decision 093): what one proposes, another one approves. And tokens of no
 * parcel: those of the build of the portal.
 */
export const fourEyes = forward(`
alter table deploy_token alter column parcel drop not null;
create index deploy_token_platform on deploy_token (created_at) where parcel is null;

create table map_proposal (
  id text primary key,
  -- What was in force when it was proposed.
  head_id text not null references map_revision,
  -- By part, the artifact that it is to have; null: none.
  changes jsonb not null,
  -- The earlier revision that it brings back.
  back_id text references map_revision,
  reason text not null,
  -- The operator who stands behind it; of a token the one who made it.
  made_by text not null references user_account,
  token_id text references deploy_token on delete set null,
  token_label text,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= made_at + interval '1 day'),
  outcome text check (outcome in ('approved', 'refused', 'withdrawn')),
  decided_by text references user_account,
  decided_at timestamptz,
  decision text,
  revision_id text unique references map_revision,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null)),
  -- Four eyes: nobody decides about what they stand behind, and nobody else takes it back.
  check (outcome is null or (outcome = 'withdrawn') = (decided_by = made_by)),
  check ((revision_id is not null) = (outcome is not null and outcome = 'approved'))
);
create index map_proposal_made on map_proposal (made_at, id);
create index map_proposal_open on map_proposal (expires_at) where outcome is null;
create index map_proposal_head on map_proposal (head_id);
create index map_proposal_back on map_proposal (back_id);
create index map_proposal_maker on map_proposal (made_by);
create index map_proposal_token on map_proposal (token_id);
create index map_proposal_decider on map_proposal (decided_by);

create function atrium_decided_once() returns trigger language plpgsql as $$
begin
  if old.outcome is not null then raise exception 'this proposal was decided'; end if;
  return new;
end $$;
create trigger map_proposal_decided before update of outcome, decided_by, decided_at, decision, revision_id on map_proposal
  for each row execute function atrium_decided_once();

create function atrium_core(entries jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_array(entries -> 'shared', entries -> 'boot', entries -> 'shell')
$$;

-- Whether this person is the only operator there is, and these parts are those that were in force before the ones of this revision.
create function atrium_back_alone(person text, entries jsonb, number int) returns boolean language sql stable as $$
  select not exists (
      select from user_account u
      where u.platform_type = 7 and u.status = 'active' and u.deleted_at is null and u.id <> person)
    and atrium_core($2) = (
      select atrium_core(r.entries) from map_revision r
      where r.number < $3 and atrium_core(r.entries) <> (select atrium_core(h.entries) from map_revision h where h.number = $3)
      order by r.number desc limit 1)
$$;

create function atrium_core_by_two() returns trigger language plpgsql as $$
declare before map_revision;
begin
  select * into before from map_revision where id = new.parent_id;
  if new.made_by_kind = 'build' or before.id is null or atrium_core(new.entries) = atrium_core(before.entries)
    or exists (select from map_proposal p where p.revision_id = new.id)
    or new.made_by_kind = 'person' and coalesce(atrium_back_alone(new.made_by, new.entries, before.number), false)
  then return null; end if;
  raise exception 'what every page runs is changed by two operators';
end $$;
-- At the end of the transaction: a proposal names its revision once that is there.
create constraint trigger map_revision_by_two after insert on map_revision deferrable initially deferred
  for each row execute function atrium_core_by_two();

grant select, insert, update (outcome, decided_by, decided_at, decision, revision_id) on map_proposal to atrium_platform;
`)
