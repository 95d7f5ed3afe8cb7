import type { MemberRow } from '@atrium/shared-utility/contract'

/** What an administrator does to a member. */
export type MemberAction = 'type' | ConfirmedAction
/** One that only needs a yes. */
export type ConfirmedAction = 'reset' | 'resetFactors' | 'endSessions' | 'suspend' | 'resume' | 'remove'

/** Those that make sense as things are now; nobody does any of it to themselves, nor to the owner. */
export function actionsFor({ canHandle, isSuspended }: MemberRow): MemberAction[] {
  if (!canHandle) return []
  return isSuspended ? ['resume', 'remove'] : ['type', 'reset', 'resetFactors', 'endSessions', 'suspend', 'remove']
}
