import { forward } from './run.ts'

/** Codes by SMS, and the telephones that were proven by one. */
export const sms = forward(`
alter table user_account add column phone_e164 text unique check (phone_e164 ~ '^\\+[1-9][0-9]{5,14}$');

create table verify_code (
  id text primary key,
  purpose text not null check (purpose in ('login', 'register', 'bind', 'reset', 'twoStep')),
  target text not null,
  holder text not null,
  code_mac text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create unique index verify_code_open on verify_code (purpose, target, holder) where consumed_at is null;
create index verify_code_end on verify_code (expires_at);
grant select, insert, update, delete on verify_code to atrium_platform;
`)
