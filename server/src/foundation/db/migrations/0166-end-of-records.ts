import { forward } from './run.ts'

/**
 * Records that were long in the recycle bin go for good, with their history; and so does history of long ago. The platform
 * learns which and when, and never what was in a record.
 */
export const endOfRecords = forward(`
create index record_history_at on record_history (at);
grant select (ent_id, id, record_id, at), delete on record_history to atrium_platform;
`)
