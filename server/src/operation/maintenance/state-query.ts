import type { Updateable } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { publish } from '../../foundation/live/queries.ts'

export function selectState(db: Db) {
  return db.selectFrom('system_state').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** Turns the switch, and tells every open page that it was turned. */
export async function updateState(db: Db, row: Updateable<Database['system_state']>) {
  await db.updateTable('system_state').set(row).where('id', '=', 1).execute()
  const isOn = row.is_sys_updating
  if (isOn !== undefined) await publish(db, { kind: 'maintenance', payload: { isOn }, audience: { to: 'all' } })
}
