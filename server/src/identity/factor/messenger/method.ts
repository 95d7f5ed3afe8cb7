import type { MessengerType } from '@atrium/shared-utility/contract'
import type { Method } from '../../session/method.ts'

/** The method of the sessions that a messenger opens. */
export function methodOf(type: MessengerType): Method {
  return type === 'wechat' ? 'wecom' : type
}
