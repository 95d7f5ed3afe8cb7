import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { Problem, type CallParsed, type smsCalls } from '@atrium/shared-utility/contract'
import { answerCaptcha } from '../../captcha/answer-captcha.ts'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { openInvitation } from '../../people/invitation/open-invitation.ts'
import { findEnterprise } from '../../session/queries.ts'
import { secondsUntilNext } from '../../../foundation/call/limit/quota-query.ts'
import { refuseUsedUp } from './reserve-code.ts'
import { pauseOf } from './limits.ts'
import { phoneOf } from './phone.ts'
import { orderCode } from './order-code.ts'
import { generationOf } from './queries.ts'
import { isOut } from './outage.ts'
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
  const { services, cookies, now } = context
  if (!services.sms.isOffered) throw new Problem('smsNotOffered')
  const phone = await phoneOf(typed)
  const token = cookies.presessionToken ?? newToken()
  const entId =
    purpose === 'register' ? await enterpriseInviting({ phone, ticket }, context) : await enterpriseAt(context)
  if (await services.tx(platform, (db) => isOut(db, now))) throw new Problem('smsUnavailable')
  // The account is looked up for every number alike; a caller who registers has none yet.
  const pending = await services.tx(platform, (db) => generationOf(db, phone))
  const generation = purpose === 'register' ? 0 : pending
  const asked = { purpose, phone, holder: { kind: 'browser' as const, token }, entId, generation }
  if (input.captchaId !== undefined) await refuseUsedUp(asked, context)
  // Last of all, so that a refusal for another reason does not use the captcha up.
  const isSolved = await answerCaptcha(input, context)
  await orderCode({ ...asked, isSolved }, context)
  cookies.setPresession(token)
  return { sent: true as const, countdown: 60 }
}

async function enterpriseAt({ services, visitor: { entId } }: Context) {
  if (entId === null) return null
  return (await services.tx(platform, (db) => findEnterprise(db, entId)))?.id ?? null
}

/** Only a caller who has shown an invitation has messages sent to numbers without an account. */
async function enterpriseInviting(
  { phone, ticket = '' }: { phone: string; ticket: string | undefined },
  context: Context,
) {
  const { ent_id: entId, phone: invited } = await openInvitation(ticket, context)
  if (invited !== null && invited !== phone) throw new Problem('phoneNotInvited')
  return entId
}
