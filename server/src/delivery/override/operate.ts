import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { publish } from '../../foundation/sending/live/queries.ts'
import { overrideRowOf, selectOverrides, selectPeople } from './list-query.ts'
import { revoke, selectHolders } from './queries.ts'

export async function listOverrides(filter: CallParsed<'listOverrides'>, { db, now }: Context) {
  const { total, rows } = await selectOverrides(db, filter, now)
  const people = await selectPeople(
    db,
    rows.map(({ id }) => id),
  )
  return { total, list: rows.map((row) => overrideRowOf(row, { people, now })) }
}

export async function revokeOverride({ id }: { id: string }, context: Context) {
  const row = await revoke(context.db, { id, by: sessionOf(context).userId, now: context.now })
  if (row === undefined) throw new Problem('notFound')
  await tellHolders(id, context.db)
  const target = { targetKind: 'parcel', targetId: row.parcel, entId: null } as const
  await recordAct(context, { action: 'revokeOverride', ...target })
  return {}
}

/** Tells the open pages of all people who have it to ask anew what they are made of. */
export async function tellHolders(id: string, db: Db) {
  const ids = await selectHolders(db, id)
  if (ids.length > 0) await publish(db, { kind: 'portal', payload: {}, audience: { to: 'person', ids } })
}
