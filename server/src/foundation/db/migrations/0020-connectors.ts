import { forward } from './run.ts'

/**
 * Single sign-on of an enterprise: its OpenID Connect providers, its domains, the accounts that are linked, and
 * sign-ins on their way.
 */
export const connectors = forward(`
create table connector (
  ent_id text not null references enterprise,
  id text not null,
  name text not null check (length(name) between 1 and 40),
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  joins boolean not null default false,
  -- Never 6: an identity provider makes no administrators.
  joining_type smallint not null default 0 check (joining_type in (0, 4, 5)),
  joining_role_ids text[] not null default '{}',
  enabled boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (ent_id, id)
);

create table connector_domain (
  ent_id text not null references enterprise,
  domain text not null,
  proof text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (ent_id, domain)
);
create unique index connector_domain_verified on connector_domain (domain) where verified_at is not null;

create table connector_identity (
  ent_id text not null,
  connector_id text not null,
  subject text not null check (length(subject) between 1 and 255),
  user_id text not null,
  email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (ent_id, connector_id, subject),
  unique (ent_id, connector_id, user_id),
  foreign key (ent_id, connector_id) references connector on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index connector_identity_user on connector_identity (user_id);

create table sign_on (
  state_hash bytea primary key,
  browser_hash bytea not null,
  ent_id text not null,
  connector_id text not null,
  nonce text not null,
  verifier text not null,
  redirect_uri text not null,
  return_url text,
  user_id text references user_account on delete cascade,
  expires_at timestamptz not null,
  foreign key (ent_id, connector_id) references connector on delete cascade
);
create index sign_on_end on sign_on (expires_at);

${['connector', 'connector_domain'].map(protect).join('\n')}
-- The administrators of an enterprise write the secret; only signing in, as the platform, reads it again.
grant insert, update, delete on connector to atrium_app;
grant select (ent_id, id, name, issuer, client_id, joins, joining_type, joining_role_ids, enabled, version, created_at,
  updated_at) on connector to atrium_app;
grant select, insert, update, delete on connector_domain to atrium_app;
grant select, insert, update, delete on connector, connector_domain, connector_identity, sign_on to atrium_platform;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);
create policy space on ${table} to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());`
}
