import { forward } from './run.ts'

/** Addresses that are known to belong to a person, and the links that are mailed to them. */
export const mailLinks = forward(`
-- An address counts once its person has opened a link that was mailed to it; then it is nobody else's.
alter table user_account add column email_verified_at timestamptz;
create unique index user_account_email on user_account (lower(email))
  where email_verified_at is not null and deleted_at is null;

-- One link of a kind a person: a new one takes the place of the one before.
create table mail_link (
  user_id text not null references user_account on delete cascade,
  kind text not null check (kind in ('passwordReset', 'emailConfirm')),
  token_hash bytea not null unique,
  email text not null,
  expires_at timestamptz not null,
  -- Which job mails it, in what language, and what the mail is to carry, sealed: until it is sent.
  job_id text not null,
  lang text not null,
  sealed text,
  primary key (user_id, kind)
);
create index mail_link_end on mail_link (expires_at);

grant select, insert, update, delete on mail_link to atrium_platform;
`)
