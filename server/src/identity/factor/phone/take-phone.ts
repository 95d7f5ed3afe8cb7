import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { ownLimits } from '../../../foundation/call/limit/own-limits.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import { phoneOf } from '../sms/phone.ts'
import { takeCode } from '../sms/take-code.ts'
import { selectOwnPhone } from '../two-step/sms-factor-query.ts'
import { updatePhone } from './queries.ts'

/** The telephone that the input names, or the caller's own when it names none. */
export async function namedPhone(typed: string | undefined, context: Context) {
  const { userId } = sessionOf(context)
  const own = await context.services.tx(platform, (db) => selectOwnPhone(db, userId))
  const phone = typed === undefined ? own : await phoneOf(typed)
  if (phone === null) throw new Problem('phoneInvalid')
  return { phone, isOwn: phone === own }
}

/** Proves a telephone by the code that was sent to it for this purpose; it is the account's from now on. */
export async function takePhone(
  { phone: typed, code }: { phone?: string | undefined; code: string },
  context: Context,
) {
  const { db, now, services } = context
  const { id, userId, onlyIn } = sessionOf(context)
  if (!services.sms.isOffered) throw new Problem('smsNotOffered')
  const { phone, isOwn } = await namedPhone(typed, context)
  const limits = await ownLimits('ownPhone', context)
  await recordOrRefuse(limits, context)
  const holder = { kind: 'session', id, userId, onlyIn } as const
  const lock = () => lockOwn(context)
  await takeCode({ purpose: 'phone', phone, code, holder, generation: 0, lock }, context)
  await forgiveAttempt(db, limits)
  if (!isOwn) await updatePhone(db, { userId, phone, now })
}
