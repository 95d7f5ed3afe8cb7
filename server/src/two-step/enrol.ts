import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { isFresh } from '../access-rules.ts'
import { recordAct } from '../audit/queries.ts'
import { sessionOf, type Context } from '../context.ts'
import { bookOrRefuse } from '../session/book.ts'
import { rotateSession } from '../session/rotate.ts'
import { forgiveAttempt, type Limit } from '../session/throttle.ts'
import { qrPath } from './qr.ts'
import { hashRecoveryCode, newRecoveryCodes, newSalt } from './recovery-codes.ts'
import { hasPassedFactor } from './rule.ts'
import { confirmSeed, replaceRecoveryCodes, selectLoginId, selectTotp, upsertPendingSeed } from './totp-query.ts'
import { matchingStep, newSeed, totpUri } from './totp.ts'
import { forgetTrustedDevices } from './trusted-device.ts'

export async function beginTotp(_input: CallParsed<'beginTotp'>, context: Context) {
  const { db, newId, services } = context
  const { userId } = sessionOf(context)
  refuseReplacing(context)
  const secret = newSeed()
  await upsertPendingSeed(db, { userId, id: newId(), seed: services.secrets.seal(secret) })
  const uri = totpUri(secret, await selectLoginId(db, userId))
  return { secret, uri, qr: qrPath(uri) }
}

export async function confirmTotp({ code }: CallParsed<'confirmTotp'>, context: Context) {
  const { db, now } = context
  const { userId } = sessionOf(context)
  refuseReplacing(context)
  const limits: Limit[] = [{ kind: 'totp', subject: userId }]
  await bookOrRefuse(limits, context)
  const fresh = await freshRecoveryCodes()
  await confirm({ code, salt: fresh.salt }, context)
  await replaceRecoveryCodes(db, { userId, hashes: fresh.hashes })
  await forgetTrustedDevices(context, userId)
  await forgiveAttempt(db, limits)
  await rotateSession(context, { method: 'totp', now })
  await recordAct(context, { action: 'enrolTotp', targetKind: 'user', targetId: userId, entId: null })
  return { recoveryCodes: fresh.codes }
}

/** The codes to show, and what is kept of them. Takes a while: no connection should be held meanwhile. */
export async function freshRecoveryCodes() {
  const [codes, salt] = [newRecoveryCodes(), newSalt()]
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)))
  return { codes, salt, hashes }
}

async function confirm({ code, salt }: { code: string; salt: Buffer }, context: Context) {
  const { db, now, services } = context
  const { userId } = sessionOf(context)
  const pending = (await selectTotp(db, userId))?.pending_seed ?? null
  if (pending === null) throw new Problem('codeInvalid')
  const step = matchingStep(services.secrets.open(pending), code, now)
  if (step === null || !(await confirmSeed(db, { userId, pending, step, salt, now }))) throw new Problem('codeInvalid')
}

/** Whoever has a factor changes it only with that factor: a password alone must not be enough to replace it. */
function refuseReplacing(context: Context) {
  const session = sessionOf(context)
  if (!session.twoStep.hasFactor) return
  if (!hasPassedFactor(session)) throw new Problem('twoStepRequired')
  if (!isFresh(session, context.now)) throw new Problem('stepUpRequired')
}
