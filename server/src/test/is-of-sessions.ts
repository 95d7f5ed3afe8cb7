import type { Call } from '@atrium/shared-utility/contract'
import { isTokenAccess } from '../foundation/context/token-access.ts'

/** True for a call that looks at a session: not what anybody may do, and not what only a token opens. */
export function isOfSessions({ access }: Call) {
  return access !== 'public' && !isTokenAccess(access)
}
