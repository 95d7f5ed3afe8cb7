import { type ChatMessage, chatMessagePage } from '@atrium/shared-utility/contract'

/** A message, and the names of those whom it mentions, by id. */
export type HeldMessage = ChatMessage & { people: Readonly<Record<string, string>> }

/** A stretch of a conversation without gaps, which the page holds and draws. */
export type Held = {
  list: readonly HeldMessage[]
  /** True where there may be earlier ones. */
  hasOlder: boolean
  /** True where later ones are known to be there, and not held. */
  hasNewer: boolean
  clock: Clock
}

/** What the server's clock said in the last answer, and when it came by the page's own, which is not set. */
type Clock = { at: number; heardAt: number }

/** What one call answers. */
export type Read = Pick<Held, 'list' | 'clock'>

/** So many are held at once: of a conversation of any length the page draws no more. */
const mostHeld = 4 * chatMessagePage

export function heldFrom({ list, ...read }: Read): Held {
  return { ...read, list, hasOlder: list.length === chatMessagePage, hasNewer: false }
}

/** What is around a message: as many before it as after it. */
export const aroundMessage = (seq: number) => ({ after: Math.max(0, seq - chatMessagePage / 2), most: chatMessagePage })

export function heldAround({ list, ...read }: Read): Held {
  return { ...read, list, hasOlder: (list[0]?.seq ?? 1) > 1, hasNewer: list.length === chatMessagePage }
}

/** With earlier messages; of the later ones as many go as are too many. */
export function withOlder(held: Held, { list: older, clock }: Read): Held {
  const all = [...older, ...held.list]
  const list = all.slice(0, mostHeld)
  return {
    list,
    clock,
    hasOlder: older.length === chatMessagePage,
    hasNewer: held.hasNewer || list.length < all.length,
  }
}

/**
 * With later messages; of the earlier ones as many go as are too many, or, where the reader looks at these, of the later ones. What
 * is held already is not held twice.
 */
export function withNewer(held: Held, { list: newer, clock }: Read, isAtEnd = true): Held {
  const end = held.list.at(-1)?.seq ?? 0
  const all = [...held.list, ...newer.filter(({ seq }) => seq > end)]
  const list = isAtEnd ? all.slice(-mostHeld) : all.slice(0, mostHeld)
  const isCut = list.length < all.length
  return {
    list,
    clock,
    hasOlder: held.hasOlder || (isAtEnd && isCut),
    hasNewer: newer.length === chatMessagePage || (!isAtEnd && isCut),
  }
}
