import type { Db } from '../../../foundation/db/tx.ts'

/**
 * Whether the caller of the transaction sees an enterprise: an operator each one that is not deleted, in the table; a SaaS
 * administrator those in their care, in the view. Each finds nothing in the other.
 */
export async function isInSight(db: Db, entId: string) {
  const row = await db
    .selectFrom('enterprise')
    .select('id')
    .where('id', '=', entId)
    .where('deleted_at', 'is', null)
    .unionAll(db.selectFrom('enterprise_in_care').select('id').where('id', '=', entId))
    .executeTakeFirst()
  return row !== undefined
}
