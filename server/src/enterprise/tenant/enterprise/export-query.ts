import { sql } from 'kysely'

/** The enterprise itself. */
export const exportedEnterprise = sql`select e.id as of_enterprise, e.* from enterprise e`
