import { asOwner, forward } from './run.ts'

/**
 * A person of an enterprise lets another one act for them, for a time and in some things. Both see the row and each of them may
 * end it. It ends by itself when either leaves the enterprise, and does not come back with that person.
 */
export const deputies = forward(`
create table deputy (
  ent_id text not null,
  id text not null,
  -- For whom the other one acts.
  truster_id text not null,
  deputy_id text not null,
  kinds text[] not null check (cardinality(kinds) <= 20),
  -- Null: of all applications.
  application_ids text[] check (cardinality(application_ids) between 1 and 50),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Null where it ended because one of the two left.
  ended_by text,
  primary key (ent_id, id),
  foreign key (ent_id, truster_id) references membership on delete cascade,
  foreign key (ent_id, deputy_id) references membership on delete cascade,
  check (truster_id <> deputy_id),
  check (ends_at >= begins_at and ends_at - begins_at <= interval '366 days')
);
create index deputy_by_truster on deputy (ent_id, truster_id);
create index deputy_by_deputy on deputy (ent_id, deputy_id);
create index deputy_over on deputy ((coalesce(ended_at, ends_at)));

alter table deputy enable row level security;
alter table deputy force row level security;
create policy platform on deputy to atrium_platform using (true) with check (true);
create policy own on deputy for select to atrium_app
  using (ent_id = atrium_ent() and atrium_user() in (truster_id, deputy_id));
create policy trusting on deputy for insert to atrium_app with check (ent_id = atrium_ent() and truster_id = atrium_user());
create policy ending on deputy for update to atrium_app
  using (ent_id = atrium_ent() and atrium_user() in (truster_id, deputy_id))
  with check (ent_id = atrium_ent() and atrium_user() in (truster_id, deputy_id));
grant select, insert, update (ended_at, ended_by) on deputy to atrium_app;
-- A row is held while something is done by it, and old ones are locked while they are removed.
grant select, update (ended_at, ended_by), delete on deputy to atrium_platform;

create function atrium_leave_deputies() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update deputy set ended_at = now()
    where ent_id = new.ent_id and new.user_id in (truster_id, deputy_id) and ended_at is null;
  return null;
end $$;
create trigger membership_deputies after update of status on membership
  for each row when (new.status = 'left' and old.status <> 'left') execute function atrium_leave_deputies();
${asOwner('atrium_leave_deputies()')}

-- In whose name a deputy answered.
alter table application_request add column answered_for text;
grant update (answered_for) on application_request to atrium_platform;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''deputy'', ''application_pin''');
end $$;
`)
