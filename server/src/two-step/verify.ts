import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { bookOrRefuse } from '../session/book.ts'
import { rotateSession } from '../session/rotate.ts'
import { forgiveAttempt, type Limit } from '../session/throttle.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { countRecoveryCodes, selectTotp, takeRecoveryCode, takeStep } from './totp-query.ts'
import { matchingStep } from './totp.ts'
import { trustDevice } from './trusted-device.ts'

/** Guessing codes has limits of its own, so that it locks nobody out of the password, nor the other way round. */
export async function verifyTwoStep(input: CallParsed<'verifyTwoStep'>, context: Context) {
  const { db, now } = context
  const { userId } = sessionOf(context)
  const limits: Limit[] = [{ kind: input.kind, subject: userId }]
  await bookOrRefuse(limits, context)
  const isRight = input.kind === 'totp' ? await takeCode(input.code, context) : await takeRecovery(input.code, context)
  if (!isRight) throw new Problem('codeInvalid')
  await forgiveAttempt(db, limits)
  await rotateSession(context, { method: input.kind, now })
  if (input.trustDevice) await trustDevice(context)
  return { recoveryCodesLeft: await countRecoveryCodes(db, userId) }
}

async function takeCode(typed: string, context: Context) {
  const { db, now, services } = context
  const { userId } = sessionOf(context)
  const seed = (await selectTotp(db, userId))?.seed ?? null
  if (seed === null) return false
  const step = matchingStep(services.secrets.open(seed), typed.replaceAll(/\s/g, ''), now)
  return step !== null && takeStep(db, { userId, step })
}

async function takeRecovery(typed: string, context: Context) {
  const { userId } = sessionOf(context)
  // No connection is held while the hash is computed.
  const salt = (await context.services.tx(platform, (db) => selectTotp(db, userId)))?.recovery_salt ?? null
  if (salt === null) return false
  const hash = await hashRecoveryCode(typed, salt)
  return takeRecoveryCode(context.db, { userId, hash })
}
