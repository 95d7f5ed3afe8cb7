import { forward } from './run.ts'

/** Second factors belong to a person wherever they work: only the platform's role reaches them. */
export const twoStep = forward(`
create table two_step_platform (
  id smallint primary key check (id = 1),
  open boolean not null default false,
  effective_time timestamptz,
  apply_to text not null default 'all' check (apply_to in ('all', 'operators')),
  trust_device_days int not null default 0 check (trust_device_days between 0 and 30)
);
insert into two_step_platform (id) values (1);

create table totp (
  user_id text primary key references user_account on delete cascade,
  id text not null,
  seed text,
  -- The 30 seconds of the last code that was used: no code counts twice.
  last_step int not null default 0,
  confirmed_at timestamptz,
  -- A secret that was shown and that no code has confirmed yet.
  pending_seed text,
  recovery_salt bytea
);

create table recovery_code (
  user_id text not null references user_account on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

create table trusted_device (
  token_hash bytea primary key,
  user_id text not null references user_account on delete cascade,
  trusted_until timestamptz not null,
  user_agent text
);
create index trusted_device_user on trusted_device (user_id);

grant select, insert, update, delete on totp, recovery_code, trusted_device to atrium_platform;
grant select, update on two_step_platform to atrium_platform;
`)
