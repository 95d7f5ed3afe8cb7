import { call } from '@atrium/shared-utility'
import type { Conversation } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { type CallState, useCall } from '@atrium/shared-utility/react'
import { useState } from 'react'

type Older = { list: readonly Conversation[]; hasMore: boolean }

export type Conversations = {
  newest: CallState<{ list: Conversation[]; hasMore: boolean }>
  /** The newest ones, and those that were asked for after them. */
  list: readonly Conversation[]
  hasMore: boolean
  isLoadingMore: boolean
  more: () => Promise<void>
  reload: () => void
}

/** The conversations of this person, read again when something is written or read in one. */
export function useConversations(): Conversations {
  const newest = useCall('listConversations', {}, { keepPrevious: true })
  const [older, setOlder] = useState<Older | null>(null)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const reload = () => {
    if (newest.status !== 'loading') newest.reload()
  }
  useLive('chat', reload)
  const first = newest.status === 'done' ? newest.data : { list: [], hasMore: false }
  const known = new Set(first.list.map(({ id }) => id))
  // One that was among the older ones is among the newest once something is written in it.
  const list = [...first.list, ...(older?.list ?? []).filter(({ id }) => !known.has(id))]

  const more = async () => {
    const last = list.at(-1)
    if (last === undefined || isLoadingMore) return
    setIsLoadingMore(true)
    try {
      const next = await call('listConversations', { afterId: last.id, afterAt: last.lastAt })
      setOlder((before) => ({ list: [...(before?.list ?? []), ...next.list], hasMore: next.hasMore }))
    } catch {
      // The button stays, and can be pressed again.
    }
    setIsLoadingMore(false)
  }
  return { newest, list, hasMore: older?.hasMore ?? first.hasMore, isLoadingMore, more, reload }
}
