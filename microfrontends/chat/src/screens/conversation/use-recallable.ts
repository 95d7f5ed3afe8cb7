import { type ChatMessage, recallMinutes } from '@atrium/shared-utility/contract'
import { useEffect, useState } from 'react'
import type { Held } from './held-messages.ts'

/** The numbers of a person's messages that can still be recalled by the server's clock; drawn anew as each of them grows too old. */
export function useRecallable(
  { list, clock }: Pick<Held, 'list' | 'clock'>,
  userId: string | undefined,
): ReadonlySet<number> {
  const [lookedAt, setLookedAt] = useState(() => performance.now())
  const { at, heardAt } = clock
  const now = at + Math.max(0, lookedAt - heardAt)
  const own = list.filter(({ authorId, isRecalled }) => authorId === userId && !isRecalled)
  const open = own.filter((message) => endOf(message) > now)
  const next = Math.min(...open.map(endOf))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const left = next - at - (performance.now() - heardAt)
    const timer = setTimeout(() => setLookedAt(performance.now()), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [next, at, heardAt])
  return new Set(open.map(({ seq }) => seq))
}

function endOf({ sentAt }: ChatMessage) {
  return Date.parse(sentAt) + recallMinutes * 60_000
}
