import { forward } from './run.ts'

/** Where an enterprise is, as its administrators say it. Coordinates are those of maps in China (GCJ-02). */
export const placesOfEnterprises = forward(`
create table ent_place (
  ent_id text primary key references enterprise,
  address text not null check (length(address) <= 200),
  longitude numeric(10, 7) check (longitude between -180 and 180),
  latitude numeric(9, 7) check (latitude between -90 and 90),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  check ((longitude is null) = (latitude is null))
);
alter table ent_place enable row level security;
alter table ent_place force row level security;
create policy platform on ent_place to atrium_platform using (true) with check (true);
create policy space on ent_place to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, update on ent_place to atrium_app;
grant select on ent_place to atrium_platform;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''ent_place'', ''application_pin''');
end $$;
`)
