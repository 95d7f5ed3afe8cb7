import { forward } from './run.ts'

/** Versions of parcels that are in force for some people, before they are for all (decision 084). */
export const rollouts = forward(`
create table rollout (
  id text primary key,
  parcel text not null,
  artifact_id text not null references artifact,
  -- What everybody else has; null where that is none.
  before_id text references artifact,
  -- What chances are drawn by: another one for each, so that it is not always the same people who go first.
  drawn_by text not null,
  enterprises text[] not null,
  user_types smallint[] not null,
  percent smallint not null check (percent between 0 and 100),
  counted_by text not null check (counted_by in ('user', 'enterprise')),
  limits jsonb not null,
  -- What pages had told of both versions in the minutes in which it began.
  told jsonb not null,
  reason text not null,
  begun_by_kind text not null check (begun_by_kind in ('person', 'token')),
  begun_by text not null,
  begun_at timestamptz not null,
  state text not null check (state in ('running', 'halted', 'completed', 'cancelled')),
  -- Null: it has halted by itself.
  ended_by_kind text check (ended_by_kind in ('build', 'person', 'token')),
  ended_by text,
  ended_at timestamptz,
  end_reason text,
  -- What it has halted by itself for.
  found jsonb,
  check ((state = 'running') = (ended_at is null)),
  check ((found is not null) = (state = 'halted' and ended_by_kind is null))
);
create unique index rollout_running on rollout (parcel) where state = 'running';
create index rollout_begun on rollout (begun_at, id);
create index rollout_of_parcel on rollout (parcel, begun_at, id);
create index rollout_of_artifact on rollout (artifact_id);
create index rollout_before on rollout (before_id);

-- Every process knows by heart what is rolled out to whom.
create function atrium_rollout_hint() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_portal', '');
  return null;
end $$;
create trigger rollout_hint after insert or update on rollout
  for each row execute function atrium_rollout_hint();

grant select, insert, update on rollout to atrium_platform;
`)
