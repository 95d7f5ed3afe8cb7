import { call } from '@atrium/shared-utility'
import { Problem } from '@atrium/shared-utility/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOfConnection } from '../../outbox/outbox.ts'
import { againMs } from '../../outbox/use-pause.ts'
import type { Held, Read } from './held-messages.ts'

type State = { status: 'loading' } | { status: 'failed'; problem: Problem } | { status: 'done'; held: Held }
type Range = { before?: number; after?: number; most?: number }

/** One way of reading on. */
export type Step = {
  /** What it reads, by what is held when its turn comes; null: nothing. */
  rangeOf: (held: Held | null) => Range | null
  by: (held: Held | null, read: Read) => Held
  /** Without it the answer is drawn at once. */
  draw?: (update: () => void) => void
}

/** A step that failed for a while, and when it is taken again. */
type Standing = { step: Step; timer: ReturnType<typeof setTimeout> }

/**
 * What is held of one conversation, read step by step, one after the other, so that each knows what the one before has brought. Of
 * the steps that failed for a while the last one stands and is taken again: after a pause, when another step succeeds, or
 * when the browser says that the connection is back.
 */
export function useReading(conversationId: string) {
  const [state, setState] = useState<State>({ status: 'loading' })
  const [trouble, setTrouble] = useState<Problem | null>(null)
  const kept = useRef<Held | null>(null)
  const turns = useRef<Promise<void>>(Promise.resolve())
  const standing = useRef<Standing | null>(null)
  const isGone = useRef(false)

  const stand = (step: Step, problem: Problem) => {
    clearTimeout(standing.current?.timer)
    standing.current = { step, timer: setTimeout(retry, againMs) }
    setTrouble(problem)
  }
  function retry() {
    const stood = standing.current
    clearTimeout(stood?.timer)
    standing.current = null
    if (stood !== null) void take(stood.step)
  }
  function take(step: Step): Promise<void> {
    const { rangeOf, by, draw = (update) => update() } = step
    turns.current = turns.current.then(async () => {
      const range = rangeOf(kept.current)
      if (range === null || isGone.current) return
      const next = await answerTo(conversationId, range, (read) => by(kept.current, read))
      if (isGone.current) return
      if (next.status === 'done') {
        kept.current = next.held
        setTrouble(null)
        retry()
      } else if (isOfConnection(next.problem)) stand(step, next.problem)
      // What was read stays when more of it cannot be read for now; a person outside of the conversation sees nothing of it.
      if (next.status === 'done' || kept.current === null || next.problem.status === 404) draw(() => setState(next))
    })
    return turns.current
  }

  const handleOnline = useEffectEvent(retry)
  useEffect(() => {
    isGone.current = false
    const tryAgain = () => handleOnline()
    window.addEventListener('online', tryAgain)
    return () => {
      isGone.current = true
      clearTimeout(standing.current?.timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [conversationId])

  return { state, trouble, kept, take, retry, isStanding: () => standing.current !== null }
}

async function answerTo(conversationId: string, range: Range, by: (read: Read) => Held) {
  try {
    const { at, list, people } = await call('listChatMessages', { conversationId, ...range })
    const clock = { at: Date.parse(at), heardAt: performance.now() }
    return { status: 'done', held: by({ list: list.map((message) => ({ ...message, people })), clock }) } as const
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem('internal', {}, { cause: error })
    return { status: 'failed', problem } as const
  }
}
