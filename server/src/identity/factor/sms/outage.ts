import type { Db } from '../../../foundation/db/tx.ts'
import { countUses, forgetUses, secondsUntilNext, type Quota } from '../../../foundation/call/limit/quota-query.ts'

/** Known to all processes. It ends by itself: then the next callers find out whether the service is back. */
const outage: Quota = { kind: 'smsOutage', subject: 'service', most: 1, withinMs: 30_000 }

/** True when the service did not answer a moment ago, for any person. */
export async function isOut(db: Db, now: Date) {
  return (await secondsUntilNext(db, outage, now)) > 0
}

export async function noteOutage(db: Db, now: Date) {
  await countUses(db, [outage], now)
}

export async function endOutage(db: Db) {
  await forgetUses(db, [outage])
}
