import { call } from '@atrium/shared-utility'
import { Problem } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOfConnection } from '../../outbox/outbox.ts'
import { againMs } from '../../outbox/use-pause.ts'
import type { Jump } from './jump.ts'
import { aroundMessage, type Held, heldAround, heldFrom, type Read, withNewer, withOlder } from './held-messages.ts'

type State = { status: 'loading' } | { status: 'failed'; problem: Problem } | { status: 'done'; held: Held }
type Range = { before?: number; after?: number; most?: number }
type Take = (held: Held | null, read: Read) => Held
type Draw = (update: () => void) => void
const atOnce: Draw = (update) => update()

export type Messages = State & {
  older: () => Promise<void>
  newer: () => Promise<void>
  /** Reads the end of the conversation, whatever is held. */
  toEnd: () => Promise<void>
  /** Reads what is held once more: one of them was recalled. */
  again: () => Promise<void>
}

/**
 * The messages of one conversation: its end at first, or what is around the message that the address leads to; then what is before
 * or after, and what is written meanwhile.
 */
export function useMessages(conversationId: string, jump: Jump | null): Messages {
  const [state, setState] = useState<State>({ status: 'loading' })
  const kept = useRef<Held | null>(null)
  const turns = useRef<Promise<void>>(Promise.resolve())
  const isGone = useRef(false)

  /** One after the other, so that each knows what the one before has brought. What failed for a while is read again by itself. */
  const inTurn = (rangeOf: (held: Held | null) => Range | null, by: Take, draw: Draw = atOnce): Promise<void> => {
    turns.current = turns.current.then(async () => {
      const range = rangeOf(kept.current)
      if (range === null || isGone.current) return
      const next = await answerTo(conversationId, range, (read) => by(kept.current, read))
      if (isGone.current) return
      if (next.status === 'done') kept.current = next.held
      else if (isOfConnection(next.problem)) setTimeout(() => void inTurn(rangeOf, by, draw), againMs)
      // What was read stays when more of it cannot be read for now; a person outside of the conversation sees nothing of it.
      if (next.status === 'done' || kept.current === null || next.problem.status === 404) draw(() => setState(next))
    })
    return turns.current
  }
  const toEnd = () =>
    inTurn(
      () => ({}),
      (_held, read) => heldFrom(read),
    )
  /** Drawn between the frames of scrolling, not within one. */
  const older = () =>
    inTurn(rangeBefore, (held, read) => (held === null ? heldFrom(read) : withOlder(held, read)), startTransition)
  const newer = () => inTurn(rangeAfter, (held, read) => (held === null ? heldFrom(read) : withNewer(held, read)))

  const again = () => inTurn(rangeHeld, (held, read) => ({ hasOlder: false, hasNewer: false, ...held, ...read }))

  const around = (seq: number) =>
    inTurn(
      (held) => (held?.list.some((one) => one.seq === seq) ? null : aroundMessage(seq)),
      (_held, read) => heldAround(read),
    )
  const begin = useEffectEvent(() => void (jump === null ? toEnd() : around(jump.seq)))
  useEffect(() => {
    isGone.current = false
    begin()
    return () => {
      isGone.current = true
    }
  }, [conversationId, jump?.key])

  const held = state.status === 'done' ? state.held : null
  useLive('chat', (news) => {
    if (news === null) void toEnd()
    else if (news.conversationId === conversationId && news.seq > lastOf(held) && !held?.hasNewer) void newer()
  })
  return { ...state, older, newer, toEnd, again }
}

function lastOf(held: Held | null) {
  return held?.list.at(-1)?.seq ?? 0
}

function rangeAfter(held: Held | null): Range {
  return { after: lastOf(held) }
}

/** Numbers have no gaps, so this is what is held, and no more. */
function rangeHeld(held: Held | null): Range | null {
  const first = held?.list[0]
  return first === undefined || held === null ? null : { after: first.seq - 1, most: held.list.length }
}

function rangeBefore(held: Held | null): Range | null {
  const first = held?.list[0]
  return first === undefined || !held?.hasOlder ? null : { before: first.seq }
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
