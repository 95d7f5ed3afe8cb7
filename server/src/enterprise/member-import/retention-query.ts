import { sql } from 'kysely'
import { daysBefore, deleteBatch, type Retention } from '../../foundation/db/retention-query.ts'

/** How many members came in is in the audit log, too. A file that was only read goes after a day. */
export const pastImports: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`member_import where (ent_id, id) in (
      select ent_id, id from member_import
      where created_at < ${daysBefore(now, 30)} and status not in ('waiting', 'running')
        or created_at < ${daysBefore(now, 1)} and status = 'read'
      limit 10 for update skip locked)`,
  )
