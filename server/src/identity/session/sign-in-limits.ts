import type { Context } from '../../foundation/call/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import { networksOf } from '../../foundation/call/http/network.ts'
import { normalLoginId } from '../people/person/login-id.ts'
import { isKnownDevice } from './known-device-query.ts'
import type { Limit } from '../../foundation/call/limit/throttle-query.ts'

/**
 * The limits that an attempt to sign in to an account counts for, whichever entrance it is made at. A browser that the
 * person has proved themself in before counts by itself, so that strangers cannot use up its attempts. All such
 * browsers together have a ceiling, higher than one thief of such a browser could reach.
 */
export async function signInLimits(
  { loginId, userId }: { loginId: string; userId: string | null },
  { visitor, cookies: { deviceToken }, services }: Context,
): Promise<Limit[]> {
  if (deviceToken !== null) {
    // Without an account it looks in vain, because a shorter time would tell that there is none.
    const device = { userId: userId ?? 'nobody', token: deviceToken }
    const isKnown = await services.tx(platform, (db) => isKnownDevice(db, device))
    if (isKnown) {
      return [
        { kind: 'device', subject: `${userId}|${deviceToken}` },
        { kind: 'devices', subject: `${userId}` },
      ]
    }
  }
  const { own, around } = networksOf(visitor.ip)
  return [
    { kind: 'loginId', subject: normalLoginId(loginId) },
    { kind: 'ip', subject: own },
    { kind: 'network', subject: around },
  ]
}
