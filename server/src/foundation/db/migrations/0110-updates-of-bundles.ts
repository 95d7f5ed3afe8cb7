import { forward } from './run.ts'

/** Which bundle an update installs. What it was stays known when the bundle is removed. */
export const updatesOfBundles = forward(`
alter table platform_update
  add column bundle_id text references bundle on delete set null,
  add column sha256 text,
  add column size_bytes bigint,
  add check (bundle_id is null or (sha256 is not null and size_bytes is not null));
create index platform_update_bundle on platform_update (bundle_id, planned_at) where bundle_id is not null;
`)
