import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import { takePhone } from '../phone/take-phone.ts'
import type { Holder } from '../sms/limits.ts'
import { finishEnrolment, freshForFirst, refuseUnproven } from './change-factors.ts'
import { insertSmsFactor, selectFactorPhone } from './sms-factor-query.ts'

/** Codes are good in the session that asked for them, and in no other one of the same person. */
export function ownHolder(context: Context): Holder {
  const { id, userId, onlyIn } = sessionOf(context)
  return { kind: 'session', id, userId, onlyIn }
}

/** Where a code that verifies this session goes to. No connection is held: the service is asked next. */
export async function factorPhone(context: Context) {
  const { userId, isByPhone } = sessionOf(context)
  if (isByPhone) throw new Problem('samePhone')
  const phone = await context.services.tx(platform, (db) => selectFactorPhone(db, userId))
  if (phone === null) throw new Problem('notFound')
  return phone
}

/** The telephone becomes a factor by a code that was sent to it; another one than before becomes the account's, too. */
export async function addSmsFactor(input: CallParsed<'addSmsFactor'>, context: Context) {
  const { db, now, newId } = context
  const { userId, isByPhone, twoStep } = sessionOf(context)
  refuseUnproven(context)
  // As a first factor it would verify a session that the same telephone has begun.
  if (isByPhone && !twoStep.hasFactor) throw new Problem('samePhone')
  const fresh = await freshForFirst(context)
  await takePhone(input, context)
  await insertSmsFactor(db, { userId, id: newId(), now })
  const enrolled = await finishEnrolment({ kind: 'sms', fresh }, context)
  await recordAct(context, { action: 'enrolSms', targetKind: 'user', targetId: userId, entId: null })
  return enrolled
}
