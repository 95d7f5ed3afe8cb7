import { forward } from './run.ts'

/** What belongs to one enterprise. Every key begins with ent_id, so no row can point into another enterprise. */
export const spaces = forward(`
create table role (
  ent_id text not null references enterprise,
  id text not null,
  module text not null check (module in ('box', 'qpaas', 'system')),
  code text not null,
  name text not null,
  name_en text not null,
  detail text not null default '' check (detail = '' or detail ~ '^/([^/\\\\]|$)'),
  sort int not null default 0,
  built_in boolean not null default false,
  enabled boolean not null default true,
  primary key (ent_id, id),
  unique (ent_id, module, code)
);

create table role_member (
  ent_id text not null,
  role_id text not null,
  user_id text not null,
  primary key (ent_id, role_id, user_id),
  foreign key (ent_id, role_id) references role on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index role_member_user on role_member (ent_id, user_id);

create table role_permission (
  ent_id text not null,
  role_id text not null,
  permission text not null,
  primary key (ent_id, role_id, permission),
  foreign key (ent_id, role_id) references role on delete cascade
);

create table two_step_setting (
  ent_id text primary key references enterprise,
  open boolean not null default false,
  effective_time timestamptz,
  methods text[] not null default '{}' check (methods <@ array['totp', 'webauthn', 'sms']),
  apply_to text not null default 'all' check (apply_to in ('all', 'admins', 'roles')),
  role_ids text[] not null default '{}',
  trust_device_days int not null default 0 check (trust_device_days between 0 and 30)
);

create table application (
  ent_id text not null references enterprise,
  id text not null,
  code text,
  name text not null,
  name_en text,
  icon text,
  url text not null check (url ~ '^/([^/\\\\]|$)'),
  kind text not null check (kind in ('form', 'workflow', 'report', 'link')),
  version text not null default '1.0.0',
  visible boolean not null default true,
  sort int not null default 0,
  primary key (ent_id, id),
  unique (ent_id, code)
);

create table application_pin (
  ent_id text not null,
  user_id text not null,
  application_id text not null,
  sort int not null,
  primary key (ent_id, user_id, application_id),
  foreign key (ent_id, application_id) references application on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);

create table navigation_item (
  ent_id text not null references enterprise,
  id text not null,
  name text not null,
  name_en text,
  icon text,
  url text not null check (url ~ '^/([^/\\\\]|$)'),
  target text not null default 'self' check (target in ('self', 'blank')),
  sort int not null default 0,
  primary key (ent_id, id)
);
`)
