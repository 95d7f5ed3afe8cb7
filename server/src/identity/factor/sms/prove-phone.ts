import { Problem, type SmsPurpose } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockEntrant } from '../../session/lock-account.ts'
import { noteRefusal } from '../../session/refusal.ts'
import { signInLimits } from '../../session/sign-in-limits.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import { phoneOf } from './phone.ts'
import { findByPhone } from './queries.ts'
import { takeCode } from './take-code.ts'

type Proof = { purpose: SmsPurpose; phone: string; code: string }

/**
 * The account of this telephone, proved by the code that was sent to it, for signing in and for binding. Throws
 * codeInvalid alike for a wrong code and for an unknown telephone: no code was ever sent to that.
 */
export async function provePhone({ purpose, phone: typed, code }: Proof, context: Context) {
  const { services, cookies } = context
  if (!services.sms.isOffered) throw new Problem('smsNotOffered')
  const phone = await phoneOf(typed)
  const account = await services.tx(platform, (db) => findByPhone(db, phone))
  // Not by the login id: an attacker who uses up its attempts would see whether the telephone's are used up, too.
  const limits = await signInLimits({ loginId: phone, userId: account?.id ?? null }, context)
  await recordOrRefuse(limits, context)
  const token = cookies.presessionToken
  if (token === null) throw new Problem('codeInvalid')
  const generation = account?.generation ?? 0
  const lock = () => lockEntrant(account?.id ?? null, context)
  await takeCode({ purpose, phone, code, holder: { kind: 'browser', token }, generation, lock }, context)
  if (account === undefined) throw new Problem('codeInvalid')
  // The account may have lost the telephone, been closed or been put right meanwhile.
  const current = await findByPhone(context.db, phone)
  if (current?.id !== account.id || current.generation !== generation) {
    noteRefusal({ userId: account.id, method: 'sms', reason: 'phoneChanged' }, context)
    throw new Problem('codeInvalid')
  }
  await forgiveAttempt(context.db, limits)
  return account.id
}
