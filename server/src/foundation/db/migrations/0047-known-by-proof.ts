import { forward } from './run.ts'

/**
 * When a person first proved themself in a browser; empty where only an enterprise's word or a scan let them in. Such a
 * browser is listed with the others, and its guesses count as those of any stranger.
 */
export const knownByProof = forward(`
alter table known_device add column proven_at timestamptz;
-- How their people came in is not known any more.
update known_device set proven_at = first_used_at;
`)
