import { sql } from 'kysely'

/** The records in the order of their chain, which has an index of this very expression. */
export const exportedRecords = sql`select coalesce(a.ent_id, '') as of_enterprise, a.* from audit_log a`
