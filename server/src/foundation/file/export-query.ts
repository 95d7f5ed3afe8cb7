import { sql } from 'kysely'

/** The files of an enterprise that are there. */
export const exportedFiles = sql`select f.ent_id as of_enterprise, f.* from stored_file f where f.status <> 'removed'`
