import { call } from '@atrium/shared-utility'
import type { CallInput, FoundMessage } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { useState } from 'react'

type More = { list: readonly FoundMessage[]; hasMore: boolean }

/** Messages that hold a text: the newest ones, and those that were asked for after them. */
export function useFoundMessages(asked: CallInput<'searchChatMessages'>) {
  const newest = useCall('searchChatMessages', asked)
  const [older, setOlder] = useState<More | null>(null)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const first: More = newest.status === 'done' ? newest.data : { list: [], hasMore: false }
  const list = [...first.list, ...(older?.list ?? [])]

  const more = async () => {
    const last = list.at(-1)
    if (last === undefined || isLoadingMore) return
    setIsLoadingMore(true)
    try {
      const after = { afterId: last.conversationId, afterSeq: last.seq, afterAt: last.sentAt }
      const next = await call('searchChatMessages', { ...asked, ...after })
      setOlder((before) => ({ list: [...(before?.list ?? []), ...next.list], hasMore: next.hasMore }))
    } catch {
      // The button stays, and can be pressed again.
    }
    setIsLoadingMore(false)
  }
  return { newest, list, hasMore: older?.hasMore ?? first.hasMore, isLoadingMore, more }
}
