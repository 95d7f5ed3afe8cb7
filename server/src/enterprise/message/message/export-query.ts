import { sql } from 'kysely'

/** What was said to an enterprise, also where others read it, too. */
export const exportedMessages = sql`select unnest(s.audience_ids) as of_enterprise, s.* from message s
  where s.audience = 'ent' and s.status in ('published', 'withdrawn')`
