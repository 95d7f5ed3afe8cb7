import { forward } from './run.ts'

/** Parcels that teams release by themselves, and the tokens that they do it with. */
export const parcelsOfTeams = forward(`
create table parcel (
  slug text primary key check (slug ~ '^[a-z][a-z0-9-]{0,39}$'),
  team text not null check (team ~ '^[a-z][a-z0-9-]{0,39}$'),
  contact text not null,
  -- Where its pages may be: there and below.
  paths text[] not null check (cardinality(paths) > 0),
  created_by text not null references user_account,
  created_at timestamptz not null,
  updated_by text not null references user_account,
  updated_at timestamptz not null,
  version int not null default 1
);
create index parcel_created on parcel (created_at, slug);
create index parcel_creator on parcel (created_by);
create index parcel_updater on parcel (updated_by);

-- Of the token itself only a hash is kept: whoever reads the table can release nothing.
create table deploy_token (
  id text primary key,
  parcel text not null references parcel on delete cascade,
  secret_hash bytea not null,
  label text not null,
  created_by text not null references user_account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_by text references user_account,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_used_from text,
  check ((revoked_at is null) = (revoked_by is null))
);
create unique index deploy_token_secret on deploy_token (secret_hash);
create index deploy_token_parcel on deploy_token (parcel, created_at);
create index deploy_token_creator on deploy_token (created_by);
create index deploy_token_revoker on deploy_token (revoked_by);
create index deploy_token_expires on deploy_token (expires_at);

grant select, insert, update, delete on parcel, deploy_token to atrium_platform;
`)
