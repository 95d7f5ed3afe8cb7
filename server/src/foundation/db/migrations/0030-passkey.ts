import { forward } from './run.ts'

/** Passkeys belong to a person wherever they work: only the platform's role reaches them. */
export const passkey = forward(`
create table passkey (
  id text primary key,
  user_id text not null references user_account on delete cascade,
  -- As its authenticator made it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

create table passkey_challenge (
  session_id text not null references session on delete cascade,
  purpose text not null check (purpose in ('add', 'check')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

grant select, insert, update, delete on passkey, passkey_challenge to atrium_platform;
`)
