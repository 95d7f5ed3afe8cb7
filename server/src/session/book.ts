import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { bookAttempt, type Limit } from './throttle.ts'

/** Books an attempt, or throws tooManyAttempts. In a transaction of its own: a refusal must not take it back. */
export async function bookOrRefuse(limits: readonly Limit[], { services, now }: Pick<Context, 'services' | 'now'>) {
  const seconds = await services.tx(platform, (db) => bookAttempt(db, limits, now))
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
}
