import { call } from '@atrium/shared-utility'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Notes how far the person has read, where something is unread. Answers how to say what they have before them. */
export function useMarkRead(conversationId: string, { unread, onRead }: { unread: number; onRead: () => void }) {
  const [seenTo, setSeenTo] = useState(0)
  const marked = useRef(0)
  const markRead = useEffectEvent(async (seq: number) => {
    if (seq <= marked.current) return
    marked.current = seq
    // What could not be noted now is noted with the next message.
    await call('markConversationRead', { conversationId, seq }).then(onRead, () => undefined)
  })
  useEffect(() => {
    if (seenTo > 0 && unread > 0) void markRead(seenTo)
  }, [seenTo, unread])
  return setSeenTo
}
