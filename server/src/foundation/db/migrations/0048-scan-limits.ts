import { forward } from './run.ts'

/**
 * A computer that a session lets in proves nothing anew: it counts as signed in when that session did, and ends with it
 * at the latest. Empty for what was confirmed before, which is over within minutes.
 */
export const scanLimits = forward(`
alter table scan_ticket add column auth_time timestamptz;
alter table scan_ticket add column session_until timestamptz;
`)
