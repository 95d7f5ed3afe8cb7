import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** Ends what a session of these people was about to let in, whenever their sessions are ended. */
export async function cancelScansOf(db: Db, userIds: readonly string[]) {
  await db
    .updateTable('scan_ticket')
    .set({ state: 'cancelled' })
    .where('user_id', '=', sql<string>`any(${userIds})`)
    .where('state', 'in', ['scanned', 'confirmed'])
    .execute()
}
