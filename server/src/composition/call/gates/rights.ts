import { Problem, type Call } from '@atrium/shared-utility/contract'
import type { Session } from '../../../foundation/call/context/session.ts'
import { typesOf } from '../../../foundation/call/context/access-types.ts'
import type { SessionCall } from './of-session.ts'

/** The person is of a user type that may make the call, or has the permission that it asks for. Throws forbidden, and rootRequired. */
export function rights({ call, session }: SessionCall) {
  if (!mayMake(call, session)) throw new Problem('forbidden')
  if (call.access.needs.root === true && !session.isRoot) throw new Problem('rootRequired')
}

export function mayMake({ access: { who } }: Call, { userType, permissions, narrowPermissions }: Session) {
  if (who === 'session' || typesOf(who).includes(userType)) return true
  if (typeof who === 'string' || !('permission' in who)) return false
  const { permission, narrower } = who
  return permissions.includes(permission) || (narrower === true && narrowPermissions.includes(permission))
}
