import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

export function insertInvitation(db: Db, row: NewRow<'invitation'>) {
  return db.insertInto('invitation').values(row).execute()
}

/** False when there is none, or it has been withdrawn before. */
export async function revokeInvitation(db: Db, id: string, now: Date) {
  const row = await db
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
