import type { Updateable } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'

export function selectState(db: Db) {
  return db.selectFrom('system_state').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** A call that turns the switch, or starts or ends an update that turns it, waits here for the one before. */
export function lockState(db: Db) {
  return db.selectFrom('system_state').selectAll().where('id', '=', 1).forUpdate().executeTakeFirstOrThrow()
}

/** Turns the switch, and tells every open page that it was turned. */
export async function updateState(db: Db, row: Updateable<Database['system_state']>) {
  await db.updateTable('system_state').set(row).where('id', '=', 1).execute()
  const isOn = row.is_sys_updating
  if (isOn !== undefined) await publish(db, { kind: 'maintenance', payload: { isOn }, audience: { to: 'all' } })
}

type End = { now: Date; outcome?: 'done' | 'rolledBack'; by?: string | null; note?: string }

/**
 * Opens the portal. The update that is running, if there is one, ends with it: an operator who turns the switch off by
 * hand must not leave one behind that runs with the portal open.
 */
export async function openPortal(db: Db, { now, outcome = 'done', by = null, note = '' }: End) {
  const { update_id: id } = await lockState(db)
  if (id !== null)
    await db
      .updateTable('platform_update')
      .set({ state: outcome, ended_at: now, ended_by: by, end_note: note })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute()
  await updateState(db, { is_sys_updating: false, reason: null, eta: null, update_id: null, updated_at: now })
}

/** The update that has turned the switch on. */
export function selectTurningUpdate(db: Db) {
  return db
    .selectFrom('system_state as s')
    .innerJoin('platform_update as u', 'u.id', 's.update_id')
    .select(['u.id', 'u.version', 'u.title_zh', 'u.title_en'])
    .where('s.id', '=', 1)
    .where('u.state', '=', 'running')
    .executeTakeFirst()
}
