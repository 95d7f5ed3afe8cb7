import type { Access, TokenAccess } from '@atrium/shared-utility/contract'

/** True for a call that no session opens, but a token that is brought with it. */
export function isTokenAccess(access: Access): access is TokenAccess {
  return access === 'deployToken' || access === 'platformToken'
}
