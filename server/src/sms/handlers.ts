import { randomBytes } from 'node:crypto'
import { Problem, type CallParsed, type smsCalls } from '@atrium/shared-utility/contract'
import { answerCaptcha } from '../captcha/answer-captcha.ts'
import type { Context, Handlers } from '../context.ts'
import { platform } from '../db/scope.ts'
import { openInvitation } from '../registration/open-invitation.ts'
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

async function sendSmsCode(input: CallParsed<'sendSmsCode'>, context: Context) {
  const { phone: typed, purpose, ticket } = input
  const { services, cookies } = context
  if (!services.sms.isOffered) throw new Problem('smsNotOffered')
  const phone = phoneOf(typed)
  const token = cookies.presessionToken ?? randomBytes(32).toString('base64url')
  const { entId, isWanted } =
    purpose === 'register' ? await forInvited({ phone, ticket }, context) : await forOwner(phone, context)
  // Last of all: what was refused for another reason has not used it up.
  const isSolved = await answerCaptcha(input, context)
  await sendCode({ purpose, phone, holder: { kind: 'browser', token }, entId, isWanted, isSolved }, context)
  cookies.setPresession(token)
  return { sent: true as const, countdown: 60 }
}

/** A number that is nobody's gets no message. No connection is held while the service is asked. */
function forOwner(phone: string, { services, visitor }: Context) {
  return services.tx(platform, async (db) => ({
    isWanted: (await findByPhone(db, phone)) !== undefined,
    entId: visitor.entId === null ? null : ((await findEnterprise(db, visitor.entId))?.id ?? null),
  }))
}

/** Only who has shown an invitation has messages sent to numbers that nobody here has. */
async function forInvited({ phone, ticket = '' }: { phone: string; ticket: string | undefined }, context: Context) {
  const { ent_id: entId, phone: invited } = await openInvitation(ticket, context)
  if (invited !== null && invited !== phone) throw new Problem('phoneNotInvited')
  return { entId, isWanted: true }
}
