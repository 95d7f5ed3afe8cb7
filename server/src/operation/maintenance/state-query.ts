import type { Updateable } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

export function selectState(db: Db) {
  return db.selectFrom('system_state').selectAll().where('id', '=', 1).executeTakeFirst()
}

export async function updateState(db: Db, row: Updateable<Database['system_state']>) {
  await db.updateTable('system_state').set(row).where('id', '=', 1).execute()
}
