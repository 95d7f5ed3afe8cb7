import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../audit/queries.ts'
import { sessionOf, type Context } from '../context.ts'
import { removeAll } from '../passkey/queries.ts'
import { freshRecoveryCodes } from './enrol.ts'
import { hasPassedFactor, isForced, isHeldByTwoStep } from './rule.ts'
import { countRecoveryCodes, deleteTotp, replaceRecoveryCodes, selectTotp, setRecoverySalt } from './totp-query.ts'
import { forgetTrustedDevices } from './trusted-device.ts'

export async function getTwoStepStatus(_input: CallParsed<'getTwoStepStatus'>, context: Context) {
  const { db, now } = context
  const session = sessionOf(context)
  const { twoStep, userId } = session
  const totp = await selectTotp(db, userId)
  const confirmedAt = totp?.confirmed_at?.toISOString()
  return {
    enrolled: totp && confirmedAt ? [{ kind: 'totp' as const, id: totp.id, confirmedAt }] : [],
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    methods: ['totp' as const],
    verified: hasPassedFactor(session),
    required: isHeldByTwoStep(session, now),
    forced: isForced(twoStep, now),
    deadline: twoStep.isOpen && twoStep.isInScope ? (twoStep.effectiveAt?.toISOString() ?? null) : null,
    trustDeviceDays: twoStep.isOpen ? twoStep.trustDeviceDays : 0,
  }
}

export async function renewRecoveryCodes(_input: CallParsed<'renewRecoveryCodes'>, context: Context) {
  const { db } = context
  const { userId } = sessionOf(context)
  refuseUnverified(context)
  const { codes, salt, hashes } = await freshRecoveryCodes()
  if (!(await setRecoverySalt(db, { userId, salt }))) throw new Problem('notFound')
  await replaceRecoveryCodes(db, { userId, hashes })
  await recordAct(context, { action: 'renewRecoveryCodes', targetKind: 'user', targetId: userId, entId: null })
  return { recoveryCodes: codes }
}

export async function deleteTwoStepFactor({ id, kind }: CallParsed<'deleteTwoStepFactor'>, context: Context) {
  const { db, now } = context
  const { userId, twoStep } = sessionOf(context)
  refuseUnverified(context)
  if (isForced(twoStep, now)) throw new Problem('factorNeeded')
  if (!(await deleteTotp(db, { userId, id }))) throw new Problem('notFound')
  await removeAll(db, userId)
  await forgetTrustedDevices(context, userId)
  await recordAct(context, {
    action: 'deleteFactor',
    targetKind: 'user',
    targetId: userId,
    entId: null,
    diff: { kind },
  })
  return {}
}

/** Where no policy asks for it a session may be here by the password alone: that is not enough to change a factor. */
function refuseUnverified(context: Context) {
  if (!hasPassedFactor(sessionOf(context))) throw new Problem('twoStepRequired')
}
