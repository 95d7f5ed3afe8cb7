import { forward } from './run.ts'

/**
 * Sign-ins by QR code. The database knows only the hashes of ticket and secret; only the platform's role reaches them.
 */
export const scan = forward(`
create table scan_ticket (
  ticket_hash bytea primary key,
  secret_hash bytea not null unique,
  state text not null default 'new' check (state in ('new', 'scanned', 'confirmed', 'consumed', 'cancelled')),
  -- The one that the computer shows, and the three that the phone offers.
  number smallint not null,
  numbers smallint[] not null,
  -- Who scanned it. Nobody else can confirm it.
  user_id text references user_account on delete cascade,
  ip text not null,
  user_agent text not null,
  expires_at timestamptz not null,
  check (user_id is not null or state in ('new', 'cancelled'))
);
create index scan_ticket_expires on scan_ticket (expires_at);
create index scan_ticket_user on scan_ticket (user_id) where user_id is not null;

grant select, insert, update, delete on scan_ticket to atrium_platform;
`)
