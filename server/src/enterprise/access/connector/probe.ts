import { Problem } from '@atrium/shared-utility/contract'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { recordAttempt } from '../../../foundation/call/limit/throttle-query.ts'

/** An administrator can make the server call other people's servers: so often, and no more. */
export async function recordProbe(context: Context) {
  const { services, now } = context
  const limits = [{ kind: 'probe' as const, subject: spaceOf(context).entId }]
  const seconds = await services.tx(platform, (db) => recordAttempt(db, limits, now))
  if (seconds > 0) throw new Problem('tooManyAttempts', { seconds })
}
