import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { OpenInvitation } from '../../people/invitation/open-invitation.ts'
import { phoneOf } from '../../factor/sms/phone.ts'
import { takeCode } from '../../factor/sms/take-code.ts'

/**
 * The telephone of an invited person: needed where codes can be sent, and where the invitation is for one. Throws
 * phoneInvalid and phoneNotInvited.
 */
export async function invitedPhone(typed: string | undefined, { phone: invited }: OpenInvitation, context: Context) {
  const { isOffered } = context.services.sms
  // Where no code can be sent a person cannot show that the telephone is theirs.
  if (!isOffered && invited !== null) throw new Problem('phoneNotInvited')
  if (!isOffered) return null
  if (typed === undefined) throw new Problem('phoneInvalid')
  const phone = await phoneOf(typed)
  if (invited !== null && invited !== phone) throw new Problem('phoneNotInvited')
  return phone
}

type Proof = { phone: string; code: string | undefined; lock: () => Promise<void> }

/** Uses up the code that was sent to it in this browser. Throws codeInvalid, codeExpired and codeSpent. */
export async function proveInvitedPhone({ phone, code, lock }: Proof, context: Context) {
  const token = context.cookies.presessionToken
  if (token === null || code === undefined) throw new Problem('codeInvalid')
  const holder = { kind: 'browser', token } as const
  await takeCode({ purpose: 'register', phone, code, holder, generation: 0, lock }, context)
}
