import { Problem } from '@atrium/shared-utility/contract'
import type { IncomingCall } from '../incoming-call.ts'
import { isMarked } from '../marks.ts'

/**
 * A session that one enterprise vouched for does not reach the account, which belongs to other enterprises too. Throws
 * accountOutOfReach.
 */
export function account({ call, session, input }: Pick<IncomingCall, 'call' | 'session' | 'input'>) {
  if (session?.isLimited === true && isMarked(call.access.needs.account, input)) throw new Problem('accountOutOfReach')
}
