import { forward } from './run.ts'

export const people = forward(`
create table user_account (
  id text primary key,
  login_id text not null check (length(login_id) between 2 and 64),
  login_id_norm text not null unique,
  name text not null check (length(name) between 1 and 64),
  phone text,
  phone_verified_at timestamptz,
  email text,
  platform_type smallint check (platform_type in (7, 9)),
  status text not null default 'active' check (status in ('invited', 'active', 'suspended', 'locked', 'closed')),
  avatar text,
  locale text check (locale in ('zh-CN', 'en-US')),
  is_root boolean not null default false,
  last_login_at timestamptz,
  last_login_ip text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table enterprise add foreign key (owner_user_id) references user_account;
create index enterprise_owner on enterprise (owner_user_id) where owner_user_id is not null;

create table credential (
  user_id text not null references user_account on delete cascade,
  kind text not null default 'password' check (kind in ('password')),
  phc text not null,
  set_at timestamptz not null default now(),
  expires_at timestamptz,
  initial boolean not null default false,
  initial_secret text,
  primary key (user_id, kind)
);

create table session (
  id text primary key,
  token_hash bytea not null unique,
  user_id text not null references user_account on delete cascade,
  ent_id text references enterprise,
  aal smallint not null default 1 check (aal in (1, 2)),
  amr text[] not null default '{}',
  auth_time timestamptz not null default now(),
  step_up_at timestamptz,
  remember boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  abs_until timestamptz not null,
  ip text,
  user_agent text,
  ended_at timestamptz,
  end_reason text
);
create index session_live on session (user_id) where ended_at is null;
create index session_end on session (abs_until);

create table throttle (
  bucket text primary key,
  count int not null default 0,
  first_at timestamptz not null default now(),
  blocked_until timestamptz
);
create index throttle_first on throttle (first_at);

create table saas_admin (
  category_id text not null references saas_category on delete cascade,
  user_id text not null references user_account on delete cascade,
  rights text[] not null default '{}',
  primary key (category_id, user_id)
);

create table membership (
  ent_id text not null references enterprise,
  user_id text not null references user_account,
  user_type smallint not null check (user_type in (0, 4, 5, 6)),
  status text not null default 'active' check (status in ('active', 'suspended', 'left')),
  title text,
  is_owner boolean not null default false,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  last_used_at timestamptz,
  primary key (ent_id, user_id)
);
create index membership_user on membership (user_id);

-- Runs as its owner: whoever may add a member may not write the enterprise's own row.
create function atrium_count_members() returns trigger language plpgsql security definer set search_path from current as $$
declare change int := 0;
begin
  if tg_op <> 'INSERT' and old.status = 'active' then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.status = 'active' then change := change + 1; end if;
  if change <> 0 then
    update enterprise set user_count = user_count + change where id = coalesce(new.ent_id, old.ent_id);
  end if;
  return null;
end $$;
create trigger membership_count after insert or delete or update of status on membership
  for each row execute function atrium_count_members();
`)
