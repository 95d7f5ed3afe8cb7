import { forward } from './run.ts'

/** Invitations: a person with the code becomes a member, as often as the quota says. */
export const invitations = forward(`
create table invitation (
  ent_id text not null references enterprise,
  id text not null,
  code_mac text not null unique,
  purpose text not null check (length(purpose) between 1 and 60),
  user_type smallint not null check (user_type in (0, 4, 5)),
  role_ids text[] not null default '{}',
  phone text,
  domain text,
  quota int not null check (quota between 1 and 10000),
  used int not null default 0 check (used between 0 and quota),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by text references user_account,
  created_at timestamptz not null default now(),
  primary key (ent_id, id)
);
alter table invitation enable row level security;
alter table invitation force row level security;
create policy platform on invitation to atrium_platform using (true) with check (true);
create policy space on invitation to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, update on invitation to atrium_app, atrium_platform;
`)
