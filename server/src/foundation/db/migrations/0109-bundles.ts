import { forward } from './run.ts'

/** Bundles with updates for places without a network. What is in one is null until it is verified. */
export const bundles = forward(`
create table bundle (
  id text primary key,
  status text not null default 'uploading'
    check (status in ('uploading', 'checking', 'unchecked', 'ready', 'refused')),
  file_name text not null,
  file_id text references stored_file on delete set null,
  size_bytes bigint not null,
  sha256 text,
  -- What its manifest says.
  version text,
  min_version text,
  title_zh text,
  title_en text,
  notes_zh text,
  notes_en text,
  -- The key that has signed it, and how it was called then.
  signer text,
  signer_spki text,
  parts jsonb not null default '[]',
  refusal text,
  uploaded_by text not null references user_account,
  created_at timestamptz not null,
  checked_at timestamptz,
  check ((status = 'ready') <= (sha256 is not null and version is not null and signer_spki is not null)),
  check ((status = 'refused') = (refusal is not null))
);
create index bundle_created on bundle (created_at, id);
create index bundle_size on bundle (size_bytes, id);
create index bundle_file on bundle (file_id);
create index bundle_uploader on bundle (uploaded_by, status);
-- The same file is a bundle once.
create unique index bundle_sha256 on bundle (sha256) where status = 'ready';

grant select, insert, update, delete on bundle to atrium_platform;
`)
