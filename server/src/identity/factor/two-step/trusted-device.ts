import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Factor } from '../../session/rotate.ts'
import { keepDevice } from '../../session/keep-device.ts'
import { trustDaysOf } from '../../people/two-step-rule/rule.ts'
import { deleteExpiredTrust, deleteTrustedDevices, insertTrustedDevice } from './trusted-device-query.ts'

const dayMs = 24 * 60 * 60_000

/** The next sign-in of this person from this browser counts as verified, wherever the policy allows that. */
export async function trustDevice(method: Factor, context: Context) {
  const { db, now, cookies } = context
  const session = sessionOf(context)
  const { userId } = session
  const days = trustDaysOf(session)
  if (days === 0) return
  const [token, keepMs] = [newToken(), days * dayMs]
  const until = new Date(now.getTime() + keepMs)
  await deleteExpiredTrust(db, { userId, now })
  // It may have been forgotten since its person signed in; a factor alone does not make it known for theirs.
  const deviceToken = await keepDevice({ userId, isProven: false }, context)
  await insertTrustedDevice(db, { token, userId, method, at: now, until, deviceToken })
  cookies.trustDevice({ token, keepMs })
}

/** After a factor was replaced or removed no device is trusted any more. */
export async function forgetTrustedDevices({ db }: Context, userId: string) {
  await deleteTrustedDevices(db, userId)
}
