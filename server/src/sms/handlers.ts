import { randomBytes } from 'node:crypto'
import { Problem, type CallParsed, type smsCalls } from '@atrium/shared-utility/contract'
import type { Context, Handlers } from '../context.ts'
import { platform } from '../db/scope.ts'
import { findEnterprise } from '../session/queries.ts'
import { secondsUntilNext } from '../session/quota.ts'
import { pauseOf } from './limits.ts'
import { phoneOf } from './phone.ts'
import { findByPhone } from './queries.ts'
import { sendCode } from './send-code.ts'
import { signInBySms } from './sign-in-by-sms.ts'

export const smsHandlers: Handlers<typeof smsCalls> = {
  sendSmsCode,
  signInBySms,

  async getSmsCountdown({ purpose }, { cookies, services, now }) {
    const token = cookies.presessionToken
    if (token === null) return { countdown: 0 }
    const pause = pauseOf({ kind: 'browser', token }, purpose)
    return { countdown: await services.tx(platform, (db) => secondsUntilNext(db, pause, now)) }
  },
}

async function sendSmsCode({ phone: typed, purpose }: CallParsed<'sendSmsCode'>, context: Context) {
  const { services, cookies, visitor } = context
  if (!services.sms.isOffered) throw new Problem('smsNotOffered')
  const phone = phoneOf(typed)
  const token = cookies.presessionToken ?? randomBytes(32).toString('base64url')
  // No connection is held while the service is asked.
  const { account, enterprise } = await services.tx(platform, async (db) => ({
    account: await findByPhone(db, phone),
    enterprise: visitor.entId === null ? undefined : await findEnterprise(db, visitor.entId),
  }))
  const holder = { kind: 'browser' as const, token }
  await sendCode({ purpose, phone, holder, entId: enterprise?.id ?? null, isWanted: account !== undefined }, context)
  cookies.setPresession(token)
  return { sent: true as const, countdown: 60 }
}
