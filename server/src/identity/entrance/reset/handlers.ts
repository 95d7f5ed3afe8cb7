import { emailAddress, Problem, type resetCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { selectRules } from '../../factor/password/queries.ts'
import { isEmailConfirmedElsewhere } from '../../people/person/email-query.ts'
import { normalLoginId } from '../../people/person/login-id.ts'
import { selectPendingGeneration } from '../../people/person/void-pending-query.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockAccount, lockOwn } from '../../session/lock-account.ts'
import { ownLimits } from '../../../foundation/call/limit/own-limits.ts'
import { chooseNewPassword } from './choose-new-password.ts'
import { findLink, storeEmail, takeLink } from './queries.ts'
import { recordOrAskCaptcha } from '../../captcha/record-or-ask.ts'

export const resetHandlers: Handlers<typeof resetCalls> = {
  async askPasswordReset({ account, ...typed }, context) {
    refuseWithoutMail(context)
    const { db, newId, lang, services, visitor } = context
    const limits = [
      { kind: 'resetAccount', subject: normalLoginId(account) },
      { kind: 'resetIp', subject: networksOf(visitor.ip).own },
    ] as const
    await recordOrAskCaptcha(limits, typed, context)
    const payload = { account: services.secrets.seal(account), lang }
    await services.enqueue(db, { kind: 'passwordReset', key: newId(), payload })
    return {}
  },

  async checkPasswordReset({ token }, { db, now }) {
    const link = await findLink(db, { kind: 'passwordReset', token, now })
    if (link === undefined) throw new Problem('linkInvalid')
    return { loginId: link.login_id, rules: await selectRules(db, link.user_id) }
  },

  chooseNewPassword,

  async setOwnEmail({ email }, context) {
    refuseWithoutMail(context)
    const { db, newId, lang, services } = context
    const { userId } = sessionOf(context)
    await recordOrRefuse(await ownLimits('ownEmail', context), context)
    await lockOwn(context)
    const generation = await selectPendingGeneration(db, userId)
    const payload = { userId, generation, email: services.secrets.seal(email), lang }
    await services.enqueue(db, { kind: 'emailConfirm', key: newId(), payload, userId })
    return {}
  },

  async deleteOwnEmail(_input, context) {
    const { db, now } = context
    const { userId } = sessionOf(context)
    await lockOwn(context)
    await storeEmail(db, { userId, email: null, now })
    await recordAct(context, { action: 'deleteOwnEmail', targetKind: 'user', targetId: userId, entId: null })
    return {}
  },

  async confirmEmail({ token }, context) {
    const { db, now } = context
    const opened = { kind: 'emailConfirm', token, now } as const
    const found = await findLink(db, opened)
    if (found !== undefined) await lockAccount(db, found.user_id)
    const link = await takeLink(db, opened)
    if (link === undefined) throw new Problem('linkInvalid')
    const { user_id: userId, email } = link
    // One that was mailed before addresses had one form is asked for again, in that form.
    if (emailAddress.safeParse(email).data !== email) throw new Problem('linkInvalid')
    if (await isEmailConfirmedElsewhere(db, { userId, email })) throw new Problem('emailTaken')
    await storeEmail(db, { userId, email, now }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem('emailTaken', {}, { cause: error }) : error
    })
    const target = { targetKind: 'user', targetId: userId, entId: null, actorId: userId } as const
    await recordAct({ ...context, session: null }, { action: 'confirmEmail', ...target })
    return { email }
  },
}

function refuseWithoutMail({ services: { mailer } }: Context) {
  if (!mailer.isOffered) throw new Problem('mailNotConfigured')
}
