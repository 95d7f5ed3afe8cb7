import { forward } from './run.ts'

/**
 * How an enterprise looks to its people. Without a row, and where a column is empty, the platform's brand holds. Only the
 * platform writes it: the file of a logo is the platform's to keep and to remove. In the name of a SaaS administrator it is
 * written for an enterprise in that person's care alone.
 */
export const entStyle = forward(`
create table ent_style (
  ent_id text primary key references enterprise,
  name text not null default '',
  name_en text not null default '',
  color text not null default '' check (color ~ '^(#[0-9a-f]{6})?$'),
  logo_id text unique,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text references user_account
);
alter table ent_style enable row level security;
alter table ent_style force row level security;
create policy platform on ent_style to atrium_platform using (true) with check (true);
create policy care on ent_style as restrictive to atrium_platform using (true)
  with check (atrium_carer() is null or exists (select from enterprise_in_care where id = ent_id));
create policy space on ent_style for select to atrium_app using (ent_id = atrium_ent());
grant select, insert, update on ent_style to atrium_platform;
grant select on ent_style to atrium_app;

create view style_in_care with (security_barrier) as
  select e.id as ent_id, t.ent_type, e.name as ent_name,
    s.name, s.name_en, s.color, s.logo_id, s.version, s.updated_at
  from enterprise_in_care e join enterprise t on t.id = e.id left join ent_style s on s.ent_id = e.id;
grant select on style_in_care to atrium_app, atrium_platform;

-- It was never written.
alter table enterprise drop column logo;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''ent_style'', ''application_pin''');
end $$;
`)
