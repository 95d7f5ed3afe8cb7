import { forward } from './run.ts'

/** Links for another device. The database knows only the hashes of secrets; only the platform's role reaches them. */
export const securityToken = forward(`
create table security_token (
  id text primary key,
  secret_hash bytea not null,
  session_id text not null references session on delete cascade,
  ent_id text not null references enterprise on delete cascade,
  -- The one client that opened it: its address and agent, and the cookie that it was given.
  client_hash bytea,
  cookie_hash bytea unique,
  expires_at timestamptz not null,
  check ((client_hash is null) = (cookie_hash is null))
);
create index security_token_session on security_token (session_id);
create index security_token_expires on security_token (expires_at);

grant select, insert, update, delete on security_token to atrium_platform;
`)
