import type { MessengerType } from '@atrium/shared-utility/contract'
import { spacePath } from '@atrium/shared-utility/model'
import { useSession } from '@atrium/shared-utility/react'

const pages: Record<MessengerType, string> = {
  dingtalk: '/integration/login',
  feishu: '/integration/loginfs',
  wechat: '/integration/loginqywx',
}

/** The address that the messenger must be told: it sends people back to no other. */
export function useReturnAddress(type: MessengerType) {
  const { curEntId } = useSession()
  return globalThis.location.origin + spacePath(curEntId ?? undefined) + pages[type]
}
