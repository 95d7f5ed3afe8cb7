import type { Problem, QuotedMessage } from '@atrium/shared-utility/contract'

/** A message that its author has sent off, and that the server may not have yet. */
export type Unsent = {
  messageId: string
  conversationId: string
  text: string
  /** The names of those whom it mentions, by id. */
  people: Readonly<Record<string, string>>
  /** The message that it answers. */
  quoted: QuotedMessage | null
  at: string
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  problem?: Problem
}

/** What a person has written, before it is on its way. */
export type Written = Pick<Unsent, 'text' | 'people' | 'quoted'>

export type Change = Partial<Pick<Unsent, 'state' | 'problem'>>

/** The first that waits, unless one is on its way: messages arrive in the order in which they were written. */
export function nextOf(all: readonly Unsent[]) {
  return all.some(({ state }) => state === 'sending') ? undefined : all.find(({ state }) => state === 'waiting')
}

export function changed(all: readonly Unsent[], messageId: string, change: Change) {
  return all.map((one) => (one.messageId === messageId ? { ...one, ...change } : one))
}

/** True for a failure that says nothing about the message: it waits, and is sent again. */
export function isOfConnection({ status }: Problem) {
  return status === 0 || status === 429 || status >= 500
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** An id that no other message of its author has: `randomUUID` is not there on a page without HTTPS. */
export function newMessageId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => letters[byte % 32]).join('')
}
