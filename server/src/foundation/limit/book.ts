import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../context/context.ts'
import { platform } from '../db/scope.ts'
import { bookAttempt, unbookAttempt, type Limit } from './throttle.ts'

export type Booking = Pick<Context, 'services' | 'now' | 'putRight'>

/** Books an attempt, or throws tooManyAttempts. In a transaction of its own: a refusal must not take it back. */
export async function bookOrRefuse(limits: readonly Limit[], context: Booking) {
  const { services, now } = context
  refuseFor(await services.tx(platform, (db) => bookAttempt(db, limits, now)))
  unbookWhenOverloaded(limits, context)
}

export function refuseFor(seconds: number) {
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
}

// Nobody has looked at what was typed: that is no failure of the person.
export function unbookWhenOverloaded(limits: readonly Limit[], { putRight }: Booking) {
  putRight(async (db, why) => {
    if (why instanceof Problem && why.code === 'overloaded') await unbookAttempt(db, limits)
  })
}
