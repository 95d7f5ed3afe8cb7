import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { maskPhone } from '../../people/person/login-id.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { freshRecoveryCodes, refuseUnverified, removeFactor } from './change-factors.ts'
import { acceptedIn } from '../../people/two-step-rule/accepted.ts'
import { countFactors, selectFactors } from '../../people/two-step-rule/factor-query.ts'
import { countRecoveryCodes, replaceRecoveryCodes, upsertRecoverySalt } from './recovery-query.ts'
import {
  hasPassedFactor,
  isAsking,
  isForced,
  isHeldByTwoStep,
  trustDaysOf,
  trustDaysUnder,
} from '../../people/two-step-rule/rule.ts'
import { deleteSmsFactor, selectOwnPhone } from './sms-factor-query.ts'
import { deleteTotp } from './totp-query.ts'

export async function getTwoStepStatus(_input: CallParsed<'getTwoStepStatus'>, context: Context) {
  const { now, services } = context
  const session = sessionOf(context)
  const { twoStep, accountTwoStep, isLimited } = session
  const isHeldHere = isHeldByTwoStep(twoStep, session, now)
  const isHeldElsewhere = !isLimited && !isHeldHere && isHeldByTwoStep(accountTwoStep, session, now)
  // A limited session is not told what other enterprises ask for.
  const rule = isLimited ? twoStep : accountTwoStep
  const ruleThatAsks = isHeldElsewhere || !isAsking(twoStep) ? rule : twoStep
  return {
    ...(await (isLimited ? kindsAlone(context) : wholeAccount(context))),
    methods: [...services.twoStepMethods()],
    accepted: acceptedIn(ruleThatAsks, session, services.twoStepMethods()),
    signedInByPhone: session.isByPhone,
    verified: hasPassedFactor(session),
    required: isHeldHere || isHeldElsewhere,
    requiredElsewhere: isHeldElsewhere,
    forced: isForced(rule, now),
    deadline: isAsking(rule) ? (rule.effectiveAt?.toISOString() ?? null) : null,
    trustDeviceDays: isLimited ? trustDaysUnder(twoStep) : trustDaysOf(session),
  }
}

async function wholeAccount(context: Context) {
  const { db } = context
  const { userId } = sessionOf(context)
  return {
    enrolled: await listFactors(context),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    phoneMask: maskPhone(await selectOwnPhone(db, userId)),
  }
}

/** The factors for a session that one enterprise vouched for: their kinds, without names, numbers and days. */
async function kindsAlone(context: Context) {
  const kinds = new Set((await listFactors(context)).map(({ kind }) => kind))
  const enrolled = [...kinds].map((kind) => ({ kind, id: null, name: null, confirmedAt: null }))
  return { enrolled, recoveryCodesLeft: null, phoneMask: null }
}

async function listFactors(context: Context) {
  const { totp, sms, passkeys } = await selectFactors(context.db, sessionOf(context).userId)
  return [
    ...totp.map((one) => ({ ...one, kind: 'totp' as const, name: null })),
    ...sms.map((one) => ({ ...one, kind: 'sms' as const, name: maskPhone(one.phone) })),
    ...passkeys.map((one) => ({ ...one, kind: 'webauthn' as const })),
  ].map(({ id, kind, name, confirmed_at: at }) => ({ id, kind, name, confirmedAt: (at ?? context.now).toISOString() }))
}

export async function renewRecoveryCodes(_input: CallParsed<'renewRecoveryCodes'>, context: Context) {
  const { db } = context
  const { userId } = sessionOf(context)
  refuseUnverified(context)
  const { codes, salt, hashes } = await freshRecoveryCodes(context)
  await lockOwn(context)
  if ((await countFactors(db, userId)) === 0) throw new Problem('notFound')
  await upsertRecoverySalt(db, { userId, salt })
  await replaceRecoveryCodes(db, { userId, hashes })
  await recordAct(context, { action: 'renewRecoveryCodes', targetKind: 'user', targetId: userId, entId: null })
  return { recoveryCodes: codes }
}

export async function deleteTwoStepFactor({ id, kind }: CallParsed<'deleteTwoStepFactor'>, context: Context) {
  const of = { userId: sessionOf(context).userId, id }
  const remove = () => (kind === 'totp' ? deleteTotp(context.db, of) : deleteSmsFactor(context.db, of))
  await removeFactor({ kind, action: 'deleteFactor', remove }, context)
  return {}
}
