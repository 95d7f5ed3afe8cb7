import { forward } from './run.ts'

/**
 * Since when the bytes of an artifact are there, without a break: those that nothing needs go some time after that
 * (decision 096). What was there before counts from now on.
 */
export const keptArtifacts = forward(`
alter table artifact_archive add column kept_since timestamptz not null default now();
create index artifact_archive_kept on artifact_archive (kept_since) where file_id is not null;
`)
