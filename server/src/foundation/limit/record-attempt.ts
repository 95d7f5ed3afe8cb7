import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../context/context.ts'
import { platform } from '../db/scope.ts'
import { recordAttempt, withdrawAttempt, type Limit } from './throttle-query.ts'

export type Recording = Pick<Context, 'services' | 'now' | 'putRight'>

/** Records an attempt, or throws tooManyAttempts. In a transaction of its own: a refusal must not take it back. */
export async function recordOrRefuse(limits: readonly Limit[], context: Recording) {
  const { services, now } = context
  refuseFor(await services.tx(platform, (db) => recordAttempt(db, limits, now)))
  withdrawWhenOverloaded(limits, context)
}

export function refuseFor(seconds: number) {
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
}

// Nobody has looked at what was typed: that is no failure of the person.
export function withdrawWhenOverloaded(limits: readonly Limit[], { putRight }: Recording) {
  putRight(async (db, why) => {
    if (why instanceof Problem && why.code === 'overloaded') await withdrawAttempt(db, limits)
  })
}
