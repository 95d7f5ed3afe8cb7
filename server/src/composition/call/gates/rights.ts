import { Problem, type Call } from '@atrium/shared-utility/contract'
import type { Session } from '../../../foundation/context/context.ts'
import { isTokenAccess } from '../../../foundation/context/token-access.ts'
import type { SessionCall } from './of-session.ts'

/** The person is of a user type that may make the call. Throws forbidden, and rootRequired. */
export function rights({ call, session }: SessionCall) {
  if (!isOfType(call, session)) throw new Problem('forbidden')
  if (call.rootOnly === true && !session.isRoot) throw new Problem('rootRequired')
}

export function isOfType({ access }: Call, { userType }: Session) {
  if (access === 'session') return true
  return access !== 'public' && !isTokenAccess(access) && access.includes(userType)
}
