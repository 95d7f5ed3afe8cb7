import { liveHeartbeatMs, type LiveEnd, type LiveEvent } from '@atrium/shared-utility/contract'
import type { Sink } from '../../call/context/stream-answer.ts'
import { isFor, type Listener } from './audience.ts'
import { block, endBlock, eventsBlock, readyBlock } from './blocks.ts'
import type { Heard } from './course.ts'
import { eachOnce, type News } from './news.ts'

/** A listener: as which person, by which session, and how to find out whether they still may. */
export type Opening = { listener: Listener; sessionId: string; mayListen: () => Promise<boolean> }

export type Stream = Opening & { sink: Sink; openedAt: number; writtenAt: number }

export const streamLimits = {
  /** The streams of one person in one process: a browser has one for each enterprise that is open in it. */
  perPerson: 12,
  /** So many bytes may lie unread before a reader is too slow. */
  waitingBytes: 64 * 1024,
  /** After that a listener comes back, and is looked at as at first. */
  ageMs: 15 * 60_000,
} as const

const returnMs = 2000

type Figures = { opened: number; sent: number; dropped: number }

/** The streams that are open in this process, and everything that is written to them. */
export class Streams {
  readonly figures: Figures = { opened: 0, sent: 0, dropped: 0 }
  readonly #open = new Set<Stream>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get count() {
    return this.#open.size
  }

  all(): Stream[] {
    return [...this.#open]
  }

  add(opening: Opening, sink: Sink, heard: Heard) {
    this.#makeRoom(opening.listener.userId)
    const now = this.#now()
    // Streams that began together do not have to come back together.
    const openedAt = now + Math.random() * streamLimits.ageMs * 0.2
    const stream: Stream = { ...opening, sink, openedAt, writtenAt: now }
    this.#open.add(stream)
    this.figures.opened += 1
    sink.write(welcome(heard))
    return stream
  }

  remove(stream: Stream) {
    this.#open.delete(stream)
  }

  end(stream: Stream, why: LiveEnd, waitMs: number) {
    // Another look at it may have ended it already.
    if (!this.#open.delete(stream)) return
    stream.sink.write(endBlock(why, waitMs))
    stream.sink.end()
  }

  /** Every listener comes back at a moment of its own: the process that takes over is not to be overrun. */
  endAll(why: LiveEnd) {
    const withinMs = Math.min(10_000, Math.max(500, this.count * 2))
    for (const stream of this.all()) this.end(stream, why, Math.random() * withinMs)
  }

  /**
   * Sends each listener what is for them, in one block; the same block is written once for all who get it. Null: every
   * listener is to ask anew.
   */
  broadcast(news: readonly News[] | null, position: string | null) {
    const textFor = textsOf(news, position)
    for (const stream of this.#open) {
      const text = textFor(stream.listener)
      if (text !== null) this.#write(stream, text)
    }
  }

  /** Tells every listener of this process alone: it is not in the course of events, so it moves no position. */
  tell(event: LiveEvent) {
    const text = eventsBlock(null, [event])
    for (const stream of this.#open) this.#write(stream, text)
  }

  /** Tells each listener that was told nothing for long that the connection is alive, and where it stands. */
  beat(position: string | null) {
    const text = block('still', position)
    const now = this.#now()
    for (const stream of this.#open) {
      if (now - stream.openedAt > streamLimits.ageMs) this.end(stream, 'age', Math.random() * returnMs)
      else if (now - stream.writtenAt >= liveHeartbeatMs) this.#write(stream, text)
    }
  }

  #makeRoom(userId: string) {
    const own = this.all().filter(({ listener }) => listener.userId === userId)
    for (const stream of own.slice(0, Math.max(0, own.length + 1 - streamLimits.perPerson))) this.end(stream, 'many', 0)
  }

  #write(stream: Stream, text: string) {
    if (stream.sink.waitingBytes() > streamLimits.waitingBytes) {
      this.figures.dropped += 1
      this.#open.delete(stream)
      // What the listener has not read is lost: it comes back, and goes on after the last block that it has read whole.
      return stream.sink.cut()
    }
    stream.sink.write(text)
    stream.writtenAt = this.#now()
    this.figures.sent += 1
  }
}

/** In one piece, so that no listener has a position without what led there. */
function welcome({ position, isReset, list }: Heard) {
  if (isReset) return readyBlock(null) + block('reset', position)
  return list.length === 0 ? readyBlock(position) : readyBlock(null) + eventsBlock(position, list)
}

function textsOf(read: readonly News[] | null, position: string | null) {
  const reset = block('reset', position)
  if (read === null) return () => reset
  const news = eachOnce(read)
  const texts = new Map<string, string>()
  return (listener: Listener) => {
    const mine = news.filter((one) => isFor(one, listener))
    if (mine.length === 0) return null
    const key = mine.map((one) => news.indexOf(one)).join()
    const events = mine.map(({ event }) => event)
    const text = texts.get(key) ?? eventsBlock(position, events)
    texts.set(key, text)
    return text
  }
}
