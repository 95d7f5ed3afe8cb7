import type { Call } from '@atrium/shared-utility/contract'

/** True for a call that looks at a session: not what anybody may do, and not what only a deploy token opens. */
export function isOfSessions({ access }: Call) {
  return access !== 'public' && access !== 'deployToken'
}
