import { platformStaff, type UserRow } from '@atrium/shared-utility/contract'

/** What an operator does to a person's account. */
export type UserAction = 'actAs' | 'edit' | 'contact' | ConfirmedAction
/** One that only needs a yes. */
export type ConfirmedAction = 'suspend' | 'resume' | 'endSessions' | 'reset' | 'resetFactors'

type Operator = { userId?: string | undefined; isRoot?: boolean | undefined }

/**
 * The actions that make sense for an account as it is now. Only root operators act on people of the platform, and no
 * operator on their own account, which has pages of its own.
 */
export function actionsFor(user: UserRow, { userId, isRoot = false }: Operator): UserAction[] {
  const { status, userType } = user
  const isOfPlatform = platformStaff.some((type) => type === userType)
  if (user.userid === userId || (!isRoot && isOfPlatform)) return []
  switch (status) {
    case 'active':
      return [
        ...actingOn(user, isRoot && !isOfPlatform),
        'edit',
        'contact',
        'reset',
        'resetFactors',
        'endSessions',
        'suspend',
      ]
    case 'suspended':
      return ['resume']
    default:
      return []
  }
}

/** Only root operators act as a person, in an enterprise that lets them in. */
function actingOn({ entid, membership }: UserRow, mayAct: boolean): UserAction[] {
  return mayAct && entid !== null && membership === 'active' ? ['actAs'] : []
}
