import { UserType, type Call } from '@atrium/shared-utility/contract'
import { typesOf } from '../../foundation/call/context/access-types.ts'
import type { Scope } from '../../foundation/db/scope.ts'
import type { IncomingCall } from './incoming-call.ts'

/**
 * Platform-wide and public calls read across enterprises; all others only in their own. Where a call is opened to SaaS
 * administrators, the database shows them only what is in their care, so no handler can forget it.
 */
export function scopeOf({ call, session, space }: Pick<IncomingCall, 'call' | 'session' | 'space'>): Scope {
  if (session?.userType === UserType.saasAdministrator && isOpenedTo(call, session.userType))
    return { as: 'care', userId: session.userId }
  // An operator who acts as a person and only looks has a transaction in which the database lets no call write.
  const isReadOnly = session?.acting?.mayChange === false
  if (call.space === 'none' || call.access.who === 'public') return { as: 'platform', isReadOnly }
  return { as: 'tenant', entId: space?.entId ?? null, userId: session?.userId ?? null, isReadOnly }
}

/** True for a call that names the type, not for one that any signed-in person may make for themselves. */
function isOpenedTo({ access }: Call, userType: UserType) {
  return typesOf(access.who).includes(userType)
}
