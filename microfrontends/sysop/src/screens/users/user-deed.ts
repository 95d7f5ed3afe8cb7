import type { UserRow } from '@atrium/shared-utility/contract'

/** What an operator does to somebody's account. */
export type UserDeed = 'contact' | ConfirmedDeed
/** One that only needs a yes. */
export type ConfirmedDeed = 'suspend' | 'resume' | 'endSessions' | 'reset' | 'resetFactors'

/** The deeds that make sense for an account as it is now; whether this operator may is the server's to say. */
export function deedsFor({ status }: UserRow): UserDeed[] {
  switch (status) {
    case 'active':
      return ['contact', 'reset', 'resetFactors', 'endSessions', 'suspend']
    case 'suspended':
      return ['resume']
    default:
      return []
  }
}
