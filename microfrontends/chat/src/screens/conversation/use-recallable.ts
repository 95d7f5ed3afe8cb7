import { type ChatMessage, recallMinutes } from '@atrium/shared-utility/contract'
import { useEffect, useState } from 'react'

/** The numbers of a person's messages that can still be recalled; drawn anew as each of them grows too old. */
export function useRecallable(list: readonly ChatMessage[], userId: string | undefined): ReadonlySet<number> {
  const [now, setNow] = useState(() => Date.now())
  const own = list.filter(({ authorId, isRecalled }) => authorId === userId && !isRecalled)
  const open = own.filter(({ sentAt }) => endOf(sentAt) > now)
  const next = Math.min(...open.map(({ sentAt }) => endOf(sentAt)))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()))
    return () => clearTimeout(timer)
  }, [next])
  return new Set(open.map(({ seq }) => seq))
}

function endOf(sentAt: string) {
  return Date.parse(sentAt) + recallMinutes * 60_000
}
