import type { MemberRow } from '@atrium/shared-utility/contract'

/** What an administrator does to a member. */
export type MemberAction = 'type' | 'handOver' | ConfirmedAction
/** One that only needs a yes. */
export type ConfirmedAction = 'reset' | 'resetFactors' | 'endSessions' | 'suspend' | 'resume' | 'remove' | Return
/** A person who has left is let in again, or no longer. */
type Return = 'letReturn' | 'stopReturn'

/** Those that make sense as things are now; no administrator does any of it to themselves, nor to the owner. */
export function actionsFor({ canHandle, isSuspended, leftAt, returnUntil }: MemberRow): MemberAction[] {
  if (leftAt !== null) return [returnUntil === null ? 'letReturn' : 'stopReturn']
  if (!canHandle) return []
  return isSuspended
    ? ['resume', 'handOver', 'remove']
    : ['type', 'reset', 'resetFactors', 'endSessions', 'handOver', 'suspend', 'remove']
}
