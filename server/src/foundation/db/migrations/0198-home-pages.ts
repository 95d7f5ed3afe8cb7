import { forward } from './run.ts'

/** How the cards of the workbench are arranged: by an enterprise for its people, and by each person for themself. */
export const homePages = forward(`
create table home_page (
  ent_id text primary key references enterprise,
  layout jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);

create table home_page_own (
  ent_id text not null,
  user_id text not null,
  layout jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (ent_id, user_id),
  foreign key (ent_id, user_id) references membership on delete cascade
);

${['home_page', 'home_page_own'].map(protect).join('\n')}
grant select, insert, update on home_page to atrium_app;
grant select on home_page to atrium_platform;
grant select, insert, update, delete on home_page_own to atrium_app;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''home_page'', ''home_page_own'', ''application_pin''');
end $$;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());`
}
