import type { Context } from '../context.ts'
import { renewSession } from './renew-session.ts'

/** The session goes on verified, under a new id and token. */
export function rotateSession(
  context: Context,
  { method, now }: { method: 'totp' | 'recovery' | 'passkey' | 'smsFactor'; now: Date },
) {
  return renewSession(context, ({ amr }) => ({
    // From now on it is verified by a factor, and no longer because the device is trusted.
    amr: [...amr.filter((known) => known !== 'device' && known !== method), method],
    aal: 2,
    step_up_at: now,
    device_trusted_at: null,
  }))
}
