import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../../../foundation/db/retention-query.ts'

/** A person sees for a year that an operator acted as them; the audit log stays. */
export const pastActing: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`acting where id in (
      select id from acting a where until < ${daysBefore(now, 365)}
        and not exists (select from session s where s.acting_id = a.id)
      limit ${batchSize} for update skip locked)`,
  )
