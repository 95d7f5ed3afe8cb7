import { forward } from './run.ts'

/** Packages for phones, the enterprises that have them, and links to their files with what came of each. */
export const packages = forward(`
create table mobile_package (
  id text primary key,
  platform text not null check (platform in ('apk', 'ipa')),
  status text not null default 'uploading'
    check (status in ('uploading', 'parsing', 'ready', 'published', 'withdrawn', 'rejected')),
  file_name text not null,
  file_id text references stored_file on delete set null,
  size_bytes bigint not null,
  sha256 text,
  -- Read from the file.
  package_name text,
  version_name text,
  version_code text,
  min_os text,
  label text,
  signer text,
  icon bytea check (octet_length(icon) <= 1048576),
  refusal text,
  -- Said by whoever publishes it.
  notes jsonb not null default '{"zh-CN": "", "en-US": ""}',
  force_update boolean not null default false,
  to_all boolean not null default false,
  uploaded_by text not null references user_account,
  created_at timestamptz not null,
  published_at timestamptz,
  version integer not null default 1
);
create index mobile_package_created on mobile_package (created_at, id);
create index mobile_package_name on mobile_package (platform, package_name, created_at);
create index mobile_package_file on mobile_package (file_id);
create index mobile_package_uploader on mobile_package (uploaded_by, created_at);
-- The same file is a package once.
create unique index mobile_package_sha256 on mobile_package (platform, sha256) where status in ('ready', 'published');

create table package_enterprise (
  package_id text not null references mobile_package on delete cascade,
  ent_id text not null references enterprise,
  published_at timestamptz not null,
  primary key (package_id, ent_id)
);
create index package_enterprise_space on package_enterprise (ent_id, package_id);

-- A link is a row from its beginning: its signature is over what stands here, and its use is written here.
create table package_link (
  id text primary key,
  package_id text not null references mobile_package on delete cascade,
  ent_id text references enterprise,
  created_by text not null references user_account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ip text,
  user_agent text,
  sent_bytes bigint not null default 0
);
create index package_link_used on package_link (package_id, used_at) where used_at is not null;
create index package_link_space on package_link (ent_id) where ent_id is not null;
create index package_link_created on package_link (created_at);

alter table package_enterprise enable row level security;
alter table package_enterprise force row level security;
create policy platform on package_enterprise to atrium_platform using (true) with check (true);
alter table package_link enable row level security;
alter table package_link force row level security;
create policy platform on package_link to atrium_platform using (true) with check (true);
grant select, insert, update, delete on mobile_package to atrium_platform;
grant select, insert, delete on package_enterprise to atrium_platform;
grant select, insert, update, delete on package_link to atrium_platform;
`)
