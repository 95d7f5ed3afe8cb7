import { sql } from 'kysely'

/** The settings of an enterprise that hold no secret. */
export const exportedSettings = sql`select s.scope as of_enterprise, s.* from setting s where not s.secret`
