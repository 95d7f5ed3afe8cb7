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

/** False when it has been used or withdrawn. */
export async function renewCode(db: Db, { id, codeMac }: { id: string; codeMac: string }) {
  const row = await db
    .updateTable('invitation')
    .set({ code_mac: codeMac })
    .where('id', '=', id)
    .where('used', '=', 0)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
