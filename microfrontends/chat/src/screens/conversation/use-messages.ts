import type { Problem } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { type RefObject, startTransition, useEffect, useEffectEvent } from 'react'
import type { Jump } from './jump.ts'
import { aroundMessage, type Held, heldAround, heldFrom, withNewer, withOlder } from './held-messages.ts'
import { type Step, useReading } from './use-reading.ts'

type Options = {
  /** The message that the address leads to. */
  jump: Jump | null
  /** True while the reader has the end before them. */
  isAtEnd: RefObject<boolean>
}

export type Messages = ReturnType<typeof useReading>['state'] & {
  /** Why nothing more can be read for now. It is tried again by itself, and by `retry`. */
  trouble: Problem | null
  retry: () => void
  older: () => Promise<void>
  newer: () => Promise<void>
  /** Reads what was written since, where what is held goes to the end. */
  latest: () => Promise<void>
  /** Reads the end of the conversation, whatever is held. */
  toEnd: () => Promise<void>
  /** Reads what is held once more: one of them was recalled. */
  again: () => Promise<void>
}

/**
 * The messages of one conversation: its end at first, or what is around the message that the address leads to; then what is before
 * or after, and what is written meanwhile.
 */
export function useMessages(conversationId: string, { jump, isAtEnd }: Options): Messages {
  const { state, trouble, kept, take, retry, isStanding } = useReading(conversationId)
  /** While a step stands that failed, scrolling asks for no other one. */
  const scrolled = async (step: Step) => {
    if (!isStanding()) await take(step)
  }
  const toEnd = () => take(theEnd)
  const latest = () =>
    take({
      rangeOf: (held) => (held === null || held.hasNewer ? null : rangeAfter(held)),
      by: (held, read) => (held === null ? heldFrom(read) : withNewer(held, read, isAtEnd.current)),
    })
  const begin = useEffectEvent(() => void (jump === null ? toEnd() : take(around(jump.seq))))
  useEffect(() => begin(), [conversationId, jump?.key])

  useLive('chat', (news) => {
    if (news === null) void (isAtEnd.current ? toEnd() : latest())
    else if (news.conversationId === conversationId && news.seq > lastOf(kept.current)) void latest()
  })
  return {
    ...state,
    trouble,
    retry,
    older: () => scrolled(before),
    newer: () => scrolled(after),
    latest,
    toEnd,
    again: () => take(theSame),
  }
}

const theEnd: Step = { rangeOf: () => ({}), by: (_held, read) => heldFrom(read) }

/** Drawn between the frames of scrolling, not within one. */
const before: Step = {
  rangeOf: (held) => {
    const first = held?.list[0]
    return first === undefined || !held?.hasOlder ? null : { before: first.seq }
  },
  by: (held, read) => (held === null ? heldFrom(read) : withOlder(held, read)),
  draw: startTransition,
}

const after: Step = {
  rangeOf: rangeAfter,
  by: (held, read) => (held === null ? heldFrom(read) : withNewer(held, read)),
  draw: startTransition,
}

/** Numbers have no gaps, so this is what is held, and no more. */
const theSame: Step = {
  rangeOf: (held) => {
    const first = held?.list[0]
    return first === undefined || held === null ? null : { after: first.seq - 1, most: held.list.length }
  },
  by: (held, read) => ({ hasOlder: false, hasNewer: false, ...held, ...read }),
}

function around(seq: number): Step {
  return {
    rangeOf: (held) => (held?.list.some((one) => one.seq === seq) ? null : aroundMessage(seq)),
    by: (_held, read) => heldAround(read),
  }
}

function lastOf(held: Held | null) {
  return held?.list.at(-1)?.seq ?? 0
}

function rangeAfter(held: Held | null) {
  return { after: lastOf(held) }
}
