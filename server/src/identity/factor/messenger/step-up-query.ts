import type { MessengerType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { listOpenTypes } from './app-query.ts'

type Of = { userId: string; entId: string; now: Date }

/** The messengers of an enterprise that know this person, and are switched on. */
export async function listMessengers(db: Db, { userId, entId, now }: Of): Promise<MessengerType[]> {
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
