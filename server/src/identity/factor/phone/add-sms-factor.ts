import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { takePhone } from './take-phone.ts'
import { finishEnrolment, freshForFirst, refuseUnproven } from '../two-step/change-factors.ts'
import { insertSmsFactor } from '../two-step/sms-factor-query.ts'

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
