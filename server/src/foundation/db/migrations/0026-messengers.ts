import { forward } from './run.ts'

/**
 * DingTalk, Feishu and WeCom: the apps of each enterprise, the bindings of accounts, and what a sign-in leaves for
 * minutes.
 */
export const messengers = forward(`
create table messenger_app (
  ent_id text not null references enterprise,
  type text not null check (type in ('dingtalk', 'feishu', 'wechat')),
  corp_id text not null default '',
  agent_id text not null default '',
  app_id text not null,
  -- Sealed with the key of the data folder.
  app_secret text not null,
  lark_domain text not null default 'feishu' check (lark_domain in ('feishu', 'larksuite')),
  tenant_key text not null default '',
  is_enabled boolean not null default false,
  can_register boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (ent_id, type)
);
alter table messenger_app enable row level security;
alter table messenger_app force row level security;
create policy platform on messenger_app to atrium_platform using (true) with check (true);
create policy space on messenger_app to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, update on messenger_app to atrium_app, atrium_platform;

-- An enterprise answers for its own apps alone, so an account is bound within one enterprise.
create table identity_binding (
  ent_id text not null references enterprise,
  id text not null,
  provider text not null check (provider in ('dingtalk', 'feishu', 'wechat')),
  subject_scope text not null,
  external_id text not null,
  union_id text,
  user_id text not null references user_account on delete cascade,
  nickname text not null,
  bound_at timestamptz not null default now(),
  last_used_at timestamptz,
  unbound_at timestamptz,
  primary key (ent_id, id)
);
create unique index identity_binding_subject on identity_binding (ent_id, provider, subject_scope, external_id)
  where unbound_at is null;
create unique index identity_binding_user on identity_binding (ent_id, user_id, provider) where unbound_at is null;
alter table identity_binding enable row level security;
alter table identity_binding force row level security;
create policy platform on identity_binding to atrium_platform using (true) with check (true);
create policy own on identity_binding to atrium_app
  using (ent_id = atrium_ent() and user_id = atrium_user()) with check (ent_id = atrium_ent() and user_id = atrium_user());
grant select, insert, update on identity_binding to atrium_platform;
grant select, update (unbound_at) on identity_binding to atrium_app;

-- Of everything below the database knows what a browser holds only by its hash.
create table messenger_state (
  state_hash bytea primary key,
  browser_hash bytea not null,
  ent_id text not null references enterprise,
  type text not null,
  -- Null: the code comes from the bridge inside the messenger, which sends nobody anywhere.
  redirect_uri text,
  expires_at timestamptz not null
);
create index messenger_state_browser on messenger_state (browser_hash);
create index messenger_state_end on messenger_state (expires_at);

create table bind_ticket (
  token_hash bytea primary key,
  ent_id text not null references enterprise,
  provider text not null,
  subject_scope text not null,
  external_id text not null,
  union_id text,
  nickname text not null,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index bind_ticket_end on bind_ticket (expires_at);

create table messenger_token (
  key text primary key,
  value text not null,
  hash bytea not null,
  expires_at timestamptz not null
);
create index messenger_token_end on messenger_token (expires_at);
grant select, insert, update, delete on messenger_state, bind_ticket, messenger_token to atrium_platform;
`)
