import { forward } from './run.ts'

/** The packages for teams (decision 080): every machine serves what any of them has made. */
export const sdkPackages = forward(`
create table sdk_package (
  -- Its name below /sdk/, which has a hash of the content and the address in it: there is never other content under it.
  file text primary key check (file ~ '^[a-z][A-Za-z0-9_-]*-[0-9][A-Za-z0-9_.-]*[.]tgz$'),
  -- As the index has it; null where only its file was left when it was kept.
  name text,
  version text,
  -- sha512-…, as lockfiles of npm write it.
  integrity text not null check (integrity ~ '^sha512-[A-Za-z0-9+/]+=*$'),
  file_id text not null references stored_file,
  kept_at timestamptz not null,
  check ((name is null) = (version is null))
);
create index sdk_package_stored on sdk_package (file_id);
create index sdk_package_newest on sdk_package (name, kept_at) where name is not null;

grant select, insert on sdk_package to atrium_platform;
`)
