import type { CallParsed, StepUpMethod } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { findRelyingParty } from '../../people/person/relying-party.ts'
import { maskPhone } from '../../people/person/login-id.ts'
import { hasPassword } from '../../entrance/sign-on/linked-query.ts'
import { hasPassedFactor } from '../../people/two-step-rule/rule.ts'
import { selectFactors } from '../../people/two-step-rule/factor-query.ts'
import { countRecoveryCodes } from '../../factor/two-step/recovery-query.ts'
import { listMessengers } from '../../factor/messenger/step-up-query.ts'
import { findLonePhone } from '../../factor/phone/queries.ts'
import { listSignOns } from '../../entrance/sign-on/step-up-query.ts'

/**
 * The proofs that this session's person can be asked for: those of the account, and the word of the enterprise that
 * began the session with it. An enterprise confirms no session that it did not begin.
 */
export async function getStepUpMethods(_input: CallParsed<'getStepUpMethods'>, context: Context) {
  const { db } = context
  const session = sessionOf(context)
  const { userId, onlyIn } = session
  const password: StepUpMethod[] = (await hasPassword(db, userId)) ? [{ kind: 'password' }] : []
  const { factors, recovery } = await factorMethods(context)
  // A person who has to give a factor anyway is not asked for the password first.
  const isFactorDue = session.twoStep.hasFactor && !hasPassedFactor(session)
  const own = isFactorDue ? [...factors, ...password] : [...password, ...factors]
  const vouched = onlyIn === null ? [] : await vouchedMethods({ userId, entId: onlyIn }, context)
  return { methods: [...own, ...(await phoneMethod(context)), ...vouched, ...recovery] }
}

/** The factors that can be used here; a telephone that began the session proves nothing a second time (decision 029). */
async function factorMethods({ db, config, services, ...context }: Context) {
  const { userId, isByPhone, isLimited } = sessionOf({ db, config, services, ...context })
  const { totp, sms, passkeys } = await selectFactors(db, userId)
  const factors: StepUpMethod[] = []
  if (passkeys.length > 0 && findRelyingParty(config) !== null) factors.push({ kind: 'passkey' })
  if (totp.length > 0) factors.push({ kind: 'totp' })
  for (const { phone } of isByPhone || !services.sms.isOffered ? [] : sms)
    factors.push({ kind: 'sms', phone: isLimited ? null : maskPhone(phone) })
  const recovery: StepUpMethod[] = (await countRecoveryCodes(db, userId)) > 0 ? [{ kind: 'recovery' }] : []
  return { factors, recovery }
}

async function phoneMethod(context: Context): Promise<StepUpMethod[]> {
  if (!context.services.sms.isOffered) return []
  const { userId, isLimited } = sessionOf(context)
  const phone = maskPhone(await findLonePhone(context.db, userId))
  return phone === null ? [] : [{ kind: 'phone', phone: isLimited ? null : phone }]
}

async function vouchedMethods(of: { userId: string; entId: string }, { db, now }: Context): Promise<StepUpMethod[]> {
  const [signOns, messengers] = [await listSignOns(db, { ...of, now }), await listMessengers(db, { ...of, now })]
  return [
    ...signOns.map(({ id, name }) => ({ kind: 'signOn' as const, id, name })),
    ...messengers.map((type) => ({ kind: 'messenger' as const, type })),
  ]
}
