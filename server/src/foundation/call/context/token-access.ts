import type { TokenAccess, Callers } from '@atrium/shared-utility/contract'

/** True for a call that no session opens, but a token that is brought with it. */
export function isTokenAccess(who: Callers): who is TokenAccess {
  return who === 'deployToken' || who === 'platformToken'
}
