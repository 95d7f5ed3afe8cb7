import type { Call } from '@atrium/shared-utility/contract'
import { isTokenAccess } from '../foundation/call/context/token-access.ts'

/** True for a call that looks at a session: not a call that everyone may make, and not one that only a token opens. */
export function isOfSessions({ access: { who } }: Call) {
  return who !== 'public' && !isTokenAccess(who)
}
