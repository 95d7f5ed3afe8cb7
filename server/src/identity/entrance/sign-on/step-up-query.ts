import type { Db } from '../../../foundation/db/tx.ts'
import { selectLinked } from './linked-query.ts'
import { selectUsable } from './queries.ts'

type Of = { userId: string; entId: string; now: Date }

/** The providers of an enterprise that know this person, and are switched on. */
export async function listSignOns(db: Db, of: Of) {
  const linked = await selectLinked(db, of)
  return (await selectUsable(db, of)).filter(({ id }) => linked.has(id))
}
