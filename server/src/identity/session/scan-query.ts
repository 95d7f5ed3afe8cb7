import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** Whoever ends these people's sessions also ends what one of those sessions was about to let in. */
export async function cancelScansOf(db: Db, userIds: readonly string[]) {
  await db
    .updateTable('scan_ticket')
    .set({ state: 'cancelled' })
    .where('user_id', '=', sql<string>`any(${userIds})`)
    .where('state', 'in', ['scanned', 'confirmed'])
    .execute()
}
