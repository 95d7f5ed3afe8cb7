import type { NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

/** The session that ends by being renewed; undefined when it has ended before. */
export function endOwn(db: Db, { id, now }: { id: string; now: Date }) {
  return db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'rotated' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function insertRenewed(db: Db, row: NewRow<'session'>) {
  await db.insertInto('session').values(row).execute()
}
