import type { MessengerType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { endVouchedSessions } from '../../session/end-sessions-query.ts'
import { lockAccounts } from '../../session/lock-account.ts'
import { methodOf } from './method.ts'

// A space cannot read which people are bound: all of this is for the platform's scope, and names the enterprise.
type Of = { entId: string; type: MessengerType }

/** How many people have bound each messenger in the enterprise. */
export async function countBound(db: Db, entId: string) {
  const rows = await db
    .selectFrom('identity_binding')
    .select(['provider', (eb) => eb.fn.countAll<number>().as('bound')])
    .where('ent_id', '=', entId)
    .where('unbound_at', 'is', null)
    .groupBy('provider')
    .execute()
  return new Map(rows.map(({ provider, bound }) => [provider, Number(bound)]))
}

/**
 * Ends what the former company said of people: the bindings, the sign-ins and bindings under way, and every session
 * that the messenger opened here, also of people who are not bound any more. The app's row is locked before, so a
 * sign-in or a binding that begins now comes after this.
 */
export async function dropBindings(db: Db, { entId, type, now }: Of & { now: Date }) {
  const known = db.selectFrom('identity_binding').select('user_id').distinct().where('ent_id', '=', entId)
  const userIds = (await known.where('provider', '=', type).execute()).map((row) => row.user_id)
  await lockAccounts(db, userIds)
  await db.deleteFrom('messenger_state').where('ent_id', '=', entId).where('type', '=', type).execute()
  await db.deleteFrom('bind_ticket').where('ent_id', '=', entId).where('provider', '=', type).execute()
  const { numUpdatedRows } = await db
    .updateTable('identity_binding')
    .set({ unbound_at: now })
    .where('ent_id', '=', entId)
    .where('provider', '=', type)
    .where('unbound_at', 'is', null)
    .executeTakeFirstOrThrow()
  const ending = { entId, userIds, method: methodOf(type), reason: 'bindingEnded', now }
  return { endedBindings: Number(numUpdatedRows), endedSessions: await endVouchedSessions(db, ending) }
}
