import type { Context } from '../../foundation/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import { networksOf } from '../../foundation/http/network.ts'
import { recordOrRefuse } from '../../foundation/limit/record-attempt.ts'
import { forgiveAttempt } from '../../foundation/limit/end-attempt-query.ts'
import type { Limit } from '../../foundation/limit/throttle-query.ts'

/**
 * Whoever tries one enterprise after the other is stopped; who finds what they look for is not counted. Aside, since these
 * calls only read: an operator who only looks has a transaction in which nothing is written.
 */
export async function lookedUp<T>(context: Context, find: () => Promise<T | undefined>) {
  const limits: Limit[] = [{ kind: 'messengerApp', subject: networksOf(context.visitor.ip).own }]
  await recordOrRefuse(limits, context)
  const found = await find()
  if (found !== undefined) await context.services.tx(platform, (db) => forgiveAttempt(db, limits))
  return found
}
