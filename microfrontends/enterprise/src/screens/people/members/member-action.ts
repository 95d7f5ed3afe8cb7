import type { MemberRow } from '@atrium/shared-utility/contract'

/** What an administrator does to a member. */
export type MemberAction = 'type' | 'account' | 'handOver' | ConfirmedAction
/** One that only needs a yes. */
export type ConfirmedAction =
  | 'verify'
  | 'unverify'
  | 'reset'
  | 'resetFactors'
  | 'endSessions'
  | 'suspend'
  | 'resume'
  | 'remove'
  | Return
/** A person who has left is let in again, or no longer. */
type Return = 'letReturn' | 'stopReturn'

/** Those that make sense as things are now; no administrator does any of it to themselves, nor to the owner. */
export function actionsFor({
  canHandle,
  canVerify,
  hasSignedIn,
  status,
  isVerified,
  isSuspended,
  leftAt,
  returnUntil,
}: MemberRow): MemberAction[] {
  if (leftAt !== null) return [returnUntil === null ? 'letReturn' : 'stopReturn']
  const verifying: MemberAction[] = canVerify ? [isVerified ? 'unverify' : 'verify'] : []
  if (!canHandle) return verifying
  const correcting: MemberAction[] = hasSignedIn || status !== 'active' ? [] : ['account']
  return isSuspended
    ? ['resume', ...verifying, 'handOver', 'remove']
    : ['type', ...correcting, ...verifying, 'reset', 'resetFactors', 'endSessions', 'handOver', 'suspend', 'remove']
}
