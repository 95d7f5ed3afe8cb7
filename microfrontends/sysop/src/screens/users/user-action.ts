import { platformTypes, type UserRow } from '@atrium/shared-utility/contract'

/** What an operator does to somebody's account. */
export type UserAction = 'edit' | 'contact' | ConfirmedAction
/** One that only needs a yes. */
export type ConfirmedAction = 'suspend' | 'resume' | 'endSessions' | 'reset' | 'resetFactors'

/** The actions that make sense for an account as it is now. Only root operators act on people of the platform. */
export function actionsFor({ status, userType }: UserRow, isRoot: boolean): UserAction[] {
  if (!isRoot && platformTypes.some((type) => type === userType)) return []
  switch (status) {
    case 'active':
      return ['edit', 'contact', 'reset', 'resetFactors', 'endSessions', 'suspend']
    case 'suspended':
      return ['resume']
    default:
      return []
  }
}
