import type { MessengerType } from '@atrium/shared-utility/contract'
import type { Db } from '../../foundation/db/tx.ts'
import { listOpenTypes } from '../messenger/app-query.ts'
import { selectLinked } from '../sign-on/linked-query.ts'
import { selectUsable } from '../sign-on/queries.ts'
import { hasFactorSql } from '../two-step-rule/factor-query.ts'

/** The proven telephone of whoever has nothing else: neither a password nor a second factor. */
export async function findLonePhone(db: Db, userId: string) {
  const row = await db
    .selectFrom('user_account as u')
    .select('u.phone_e164 as phone')
    .where('u.id', '=', userId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('credential as c').select('c.user_id').whereRef('c.user_id', '=', 'u.id'))),
    )
    .where((eb) => eb.not(hasFactorSql('u.id')))
    .executeTakeFirst()
  return row?.phone ?? null
}

type Of = { userId: string; entId: string }

/** The providers of an enterprise that know this person, and are switched on. */
export async function listSignOns(db: Db, of: Of) {
  const linked = await selectLinked(db, of)
  return (await selectUsable(db, of.entId)).filter(({ id }) => linked.has(id))
}

/** The messengers of an enterprise that know this person, and are switched on. */
export async function listMessengers(db: Db, { userId, entId, now }: Of & { now: Date }): Promise<MessengerType[]> {
  const bound = await db
    .selectFrom('identity_binding')
    .select('provider')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('unbound_at', 'is', null)
    .execute()
  const open = await listOpenTypes(db, { entId, now })
  return open.map(({ type }) => type).filter((type) => bound.some(({ provider }) => provider === type))
}
