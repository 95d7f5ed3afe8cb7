import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { noteStepUp } from '../../session/note-step-up.ts'
import { ownLimits } from '../../../foundation/call/limit/own-limits.ts'
import { rotateSession } from '../../session/rotate.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import { takeCode } from '../sms/take-code.ts'
import { hashRecoveryCodes } from './recovery-codes.ts'
import { countRecoveryCodes, selectRecoverySalt, takeRecoveryCode } from './recovery-query.ts'
import { factorPhone, ownHolder } from './sms-factor.ts'
import { selectTotp, takeStep } from './totp-query.ts'
import { matchingStep } from './totp.ts'
import { trustDevice } from './trusted-device.ts'

/** Guessing codes has limits of its own: it does not lock a person out of the password, nor the other way round. */
export async function verifyTwoStep(input: CallParsed<'verifyTwoStep'>, context: Context) {
  const { db, now } = context
  const { userId, isLimited } = sessionOf(context)
  // A code by SMS that signs in is another method than one that verifies.
  const method = input.kind === 'sms' ? 'smsFactor' : input.kind
  const limits = await ownLimits(method, context)
  await recordOrRefuse(limits, context)
  if (!(await take[input.kind](input.code, context))) throw new Problem('codeInvalid')
  await forgiveAttempt(db, limits)
  await rotateSession(context, { method, now })
  if (input.trustDevice) await trustDevice(method, context)
  await noteStepUp(input.kind, context)
  return { recoveryCodesLeft: isLimited ? null : await countRecoveryCodes(db, userId) }
}

const take = { totp: takeTotp, recovery: takeRecovery, sms: takeSms }

async function takeTotp(typed: string, context: Context) {
  const { db, now, services } = context
  const { userId } = sessionOf(context)
  await lockOwn(context)
  const seed = (await selectTotp(db, userId))?.seed ?? null
  if (seed === null) return false
  const step = matchingStep(services.secrets.open(seed), typed.replaceAll(/\s/g, ''), now)
  return step !== null && takeStep(db, { userId, step })
}

async function takeRecovery(typed: string, context: Context) {
  const { userId } = sessionOf(context)
  // No connection is held while the hash is computed.
  const salt = await context.services.tx(platform, (db) => selectRecoverySalt(db, userId))
  if (salt === null) return false
  const [hash] = await hashRecoveryCodes([typed], salt, context)
  await lockOwn(context)
  return hash !== undefined && takeRecoveryCode(context.db, { userId, hash })
}

/** Also throws codeExpired, codeSpent and samePhone. */
async function takeSms(typed: string, context: Context) {
  const phone = await factorPhone(context)
  const code = typed.replaceAll(/\s/g, '')
  const lock = () => lockOwn(context)
  await takeCode({ purpose: 'twoStep', phone, holder: ownHolder(context), generation: 0, code, lock }, context)
  return true
}
