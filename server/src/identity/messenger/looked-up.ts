import type { Context } from '../../foundation/context/context.ts'
import { networksOf } from '../../foundation/http/network.ts'
import { recordOrRefuse } from '../../foundation/limit/record-attempt.ts'
import { forgiveAttempt } from '../../foundation/limit/end-attempt-query.ts'
import type { Limit } from '../../foundation/limit/throttle-query.ts'

/** Whoever tries one enterprise after the other is stopped; who finds what they look for is not counted. */
export async function lookedUp<T>(context: Context, find: () => Promise<T | undefined>) {
  const limits: Limit[] = [{ kind: 'messengerApp', subject: networksOf(context.visitor.ip).own }]
  await recordOrRefuse(limits, context)
  const found = await find()
  if (found !== undefined) await forgiveAttempt(context.db, limits)
  return found
}
