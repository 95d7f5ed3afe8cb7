import type { Context } from '../../foundation/call/context/context.ts'
import type { Row } from '../../foundation/db/schema.ts'
import { isFactor } from '../people/two-step-rule/accepted.ts'
import { renewSession } from './renew-session.ts'

export type Factor = 'totp' | 'recovery' | 'passkey' | 'smsFactor'

/** Renews the session as verified. The account had the factor before, so its person is confirmed, too. */
export function rotateSession(context: Context, { method, now }: { method: Factor; now: Date }) {
  return renewSession(context, (old) => ({ ...verifiedBy(method, old), step_up_at: now }))
}

/** The same by a factor that was set up just now. It does not prove the person: what was confirmed stays as it was. */
export function raiseSession(context: Context, method: Factor) {
  return renewSession(context, (old) => verifiedBy(method, old))
}

/** A session is verified by a factor from now on, and no longer because the device is trusted. */
function verifiedBy(method: Factor, { amr, aal }: Row<'session'>) {
  // A session that goes on with one before it, and a trusted device, name factors that were not given in this one.
  const isGiven = aal === 2 && !amr.includes('device')
  const kept = amr.filter((known) => known !== 'device' && known !== method && (isGiven || !isFactor(known)))
  return {
    amr: [...kept, method],
    aal: 2,
    device_trusted_at: null,
  }
}
