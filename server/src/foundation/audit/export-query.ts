import { sql } from 'kysely'

/** In the order of its chain, which has an index of this very expression. */
export const exportedRecords = sql`select coalesce(a.ent_id, '') as of_enterprise, a.* from audit_log a`
