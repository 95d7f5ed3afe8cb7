import { forward } from './run.ts'

/**
 * What some people see in place of what is in force (decision 085): a preview of an uploaded version, by a link, or
 * what a developer's own machine serves. A grant belongs to one person, in one session.
 */
export const overrides = forward(`
create table parcel_override (
  id text primary key,
  kind text not null check (kind in ('preview', 'dev')),
  parcel text not null references parcel on delete cascade,
  artifact_id text references artifact,
  -- Of the link only a hash is kept.
  secret_hash bytea,
  -- Of dev: where on the developer's machine, what it declares, and whose account it is for, as it was asked for.
  port int check (port between 1024 and 65535),
  local_key text check (local_key ~ '^[A-Za-z0-9_-]{22,64}$'),
  declaration text,
  login_id text,
  seats int not null check (seats between 1 and 20),
  token_id text references deploy_token on delete cascade,
  made_by text references user_account,
  made_at timestamptz not null,
  -- Nobody takes it after this moment.
  take_until timestamptz not null,
  expires_at timestamptz not null check (expires_at <= made_at + interval '10 hours'),
  revoked_at timestamptz,
  revoked_by text references user_account,
  check ((token_id is null) <> (made_by is null)),
  check ((kind = 'preview') = (artifact_id is not null)),
  check ((kind = 'preview') = (secret_hash is not null)),
  check ((kind = 'dev') = (port is not null and local_key is not null and declaration is not null and login_id is not null)),
  check (kind = 'preview' or (seats = 1 and token_id is not null))
);
create unique index parcel_override_secret on parcel_override (secret_hash);
create index parcel_override_of on parcel_override (parcel, made_at);
create index parcel_override_made on parcel_override (made_at, id);
create index parcel_override_expires on parcel_override (expires_at, id);
create index parcel_override_artifact on parcel_override (artifact_id);
create index parcel_override_token on parcel_override (token_id);
create index parcel_override_maker on parcel_override (made_by);
create index parcel_override_revoker on parcel_override (revoked_by);

create table override_grant (
  id text primary key,
  override_id text not null references parcel_override on delete cascade,
  user_id text not null references user_account,
  -- A session goes on under other ids: its line is the first of them.
  session_line text not null,
  granted_at timestamptz not null,
  first_used_at timestamptz,
  ended_at timestamptz,
  unique (override_id, user_id)
);
create index override_grant_user on override_grant (user_id) where ended_at is null;

create function atrium_override_hint() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_override', '');
  return null;
end $$;
create trigger parcel_override_hint after update or delete on parcel_override
  for each statement execute function atrium_override_hint();
create trigger override_grant_hint after insert or update of ended_at or delete on override_grant
  for each statement execute function atrium_override_hint();

grant select, insert, update, delete on parcel_override, override_grant to atrium_platform;
`)
