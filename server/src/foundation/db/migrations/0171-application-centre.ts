import { forward } from './run.ts'

/** How applications are found: by the categories of their enterprise, by what is said of them, and by who opened which last. */
export const applicationCentre = forward(`
create table application_category (
  ent_id text not null references enterprise,
  id text not null,
  name text not null check (length(name) between 1 and 40),
  name_en text check (length(name_en) between 1 and 40),
  sort int not null default 0,
  primary key (ent_id, id)
);
create unique index application_category_name on application_category (ent_id, lower(name));

alter table application
  add column description text not null default '' check (length(description) <= 200),
  add column category_id text,
  -- The rows of a removed enterprise go in any order.
  add foreign key (ent_id, category_id) references application_category on delete set null (category_id);
create index application_in_category on application (ent_id, category_id) where category_id is not null;

create table application_opened (
  ent_id text not null,
  user_id text not null,
  application_id text not null,
  opened_at timestamptz not null,
  primary key (ent_id, user_id, application_id),
  foreign key (ent_id, application_id) references application on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index application_opened_of on application_opened (ent_id, application_id);

${['application_category', 'application_opened'].map(protect).join('\n')}
grant select, insert, update, delete on application_category, application_opened to atrium_app;
grant select on application_category to atrium_platform;
grant update (description, category_id, sort) on application to atrium_app;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''application_opened'', ''application_category'', ''application_pin''');
end $$;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());`
}
