import { forward } from './run.ts'

/**
 * A telephone as second factor. Every factor may be a person's only one from here on, so the salt of the recovery codes
 * is no longer the authenticator app's.
 */
export const telephoneFactor = forward(`
create table sms_factor (
  user_id text primary key references user_account on delete cascade,
  id text not null,
  confirmed_at timestamptz not null
);

create table recovery_salt (
  user_id text primary key references user_account on delete cascade,
  salt bytea not null
);
insert into recovery_salt (user_id, salt)
  select user_id, recovery_salt from totp where confirmed_at is not null and recovery_salt is not null;
alter table totp drop column recovery_salt;

-- They counted for nothing without the app, and their owners may not have them any more.
delete from passkey where user_id not in (select user_id from totp where confirmed_at is not null);

alter table verify_code drop constraint verify_code_purpose_check;
alter table verify_code add constraint verify_code_purpose_check
  check (purpose in ('login', 'register', 'bind', 'reset', 'twoStep', 'phone'));

grant select, insert, update, delete on sms_factor, recovery_salt to atrium_platform;
`)
