import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../context/context.ts'
import { platform } from '../../db/scope.ts'
import { settleAttempt, withdrawAttempt } from './end-attempt-query.ts'
import { recordAttempt, type Limit } from './throttle-query.ts'

export type Recording = Pick<Context, 'services' | 'now' | 'putRight'>

/** Records an attempt, or throws tooManyAttempts. In a transaction of its own: a refusal must not take it back. */
export async function recordOrRefuse(limits: readonly Limit[], context: Recording) {
  const { services, now } = context
  refuseFor(await services.tx(platform, (db) => recordAttempt(db, limits, now)))
  endRefused(limits, context)
}

export function refuseFor(seconds: number) {
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
}

/**
 * A failure on our side, before or after the look at what was typed, is no failure of the person. An attempt that was
 * looked at and refused stays recorded, and is not in flight any more.
 */
export function endRefused(limits: readonly Limit[], { putRight }: Recording) {
  putRight(async (db, why) => {
    if (isOurFault(why)) await withdrawAttempt(db, limits)
    else await settleAttempt(db, limits)
  })
}

function isOurFault(why: unknown) {
  return !(why instanceof Problem) || why.code === 'overloaded' || why.status >= 500
}
