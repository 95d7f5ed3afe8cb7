import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { ownLimits } from '../../../foundation/call/limit/own-limits.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import { finishEnrolment, freshForFirst, refuseUnproven } from './change-factors.ts'
import { qrPath } from '../../../foundation/file/qr/qr.ts'
import { confirmSeed, selectLoginId, selectTotp, upsertPendingSeed } from './totp-query.ts'
import { matchingStep, newSeed, totpUri } from './totp.ts'
import { forgetTrustedDevices } from './trusted-device.ts'

export async function beginTotp(_input: CallParsed<'beginTotp'>, context: Context) {
  const { db, newId, services } = context
  const { userId } = sessionOf(context)
  refuseUnproven(context)
  await lockOwn(context)
  const secret = newSeed()
  await upsertPendingSeed(db, { userId, id: newId(), seed: services.secrets.seal(secret) })
  const uri = totpUri(secret, await selectLoginId(db, userId))
  return { secret, uri, qr: qrPath(uri) }
}

export async function confirmTotp({ code }: CallParsed<'confirmTotp'>, context: Context) {
  const { db } = context
  const { userId } = sessionOf(context)
  refuseUnproven(context)
  const limits = await ownLimits('totp', context)
  await recordOrRefuse(limits, context)
  const fresh = await freshForFirst(context)
  await lockOwn(context)
  await confirm(code, context)
  await forgetTrustedDevices(context, userId)
  await forgiveAttempt(db, limits)
  const enrolled = await finishEnrolment({ kind: 'totp', fresh }, context)
  await recordAct(context, { action: 'enrolTotp', targetKind: 'user', targetId: userId, entId: null })
  return enrolled
}

async function confirm(code: string, context: Context) {
  const { db, now, services } = context
  const { userId } = sessionOf(context)
  const pending = (await selectTotp(db, userId))?.pending_seed ?? null
  if (pending === null) throw new Problem('codeInvalid')
  const step = matchingStep(services.secrets.open(pending), code, now)
  if (step === null || !(await confirmSeed(db, { userId, pending, step, now }))) throw new Problem('codeInvalid')
}
