import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import type { Limit } from '../../../foundation/call/limit/throttle-query.ts'

/**
 * Limits callers who try one enterprise after the other; a look-up that finds its application is not counted. The count is
 * written in a transaction of its own: these calls only read, and the transaction of an acting operator may be read-only.
 */
export async function lookedUp<T>(context: Context, find: () => Promise<T | undefined>) {
  const limits: Limit[] = [{ kind: 'messengerApp', subject: networksOf(context.visitor.ip).own }]
  await recordOrRefuse(limits, context)
  const found = await find()
  if (found !== undefined) await context.services.tx(platform, (db) => forgiveAttempt(db, limits))
  return found
}
