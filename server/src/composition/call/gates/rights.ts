import { Problem, type Call } from '@atrium/shared-utility/contract'
import type { Session } from '../../../foundation/call/context/context.ts'
import { typesOf } from '../../../foundation/call/context/access-types.ts'
import type { SessionCall } from './of-session.ts'

/** The person is of a user type that may make the call, or has the permission that it asks for. Throws forbidden, and rootRequired. */
export function rights({ call, session }: SessionCall) {
  if (!mayMake(call, session)) throw new Problem('forbidden')
  if (call.rootOnly === true && !session.isRoot) throw new Problem('rootRequired')
}

export function mayMake({ access }: Call, { userType, permissions, narrowPermissions }: Session) {
  if (access === 'session' || typesOf(access).includes(userType)) return true
  if (typeof access === 'string' || !('permission' in access)) return false
  const { permission, narrower } = access
  return permissions.includes(permission) || (narrower === true && narrowPermissions.includes(permission))
}
