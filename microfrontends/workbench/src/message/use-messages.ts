import type { CallInput } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { useReloadAfterRead } from './use-reload-after-read.ts'

/** Messages to this person, fresh after some were marked as read. */
export function useMessages(input: CallInput<'listMessages'>) {
  const messages = useCall('listMessages', input, { shares: true })
  useReloadAfterRead(messages)
  return messages
}
