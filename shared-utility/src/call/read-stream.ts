import { liveCalls } from '../contract/portal/live.ts'
import { liveBlocks, liveEvent, liveHeartbeatMs, type LiveEvent } from '../contract/foundation/live-event.ts'
import { callHooks } from './hooks.ts'
import { describe } from './request.ts'
import { createBlockReader, type Block } from './blocks.ts'

/**
 * What a connection brings: where it stands now, and what happened; null: that is unknown, and everything is to be
 * asked anew.
 */
export type Heard = { position: string | null; events: LiveEvent[] | null }

/** How a connection ended: the server said why, it refused with a status, or the reason is unknown. */
export type Ending =
  | { how: 'told'; why: string; waitMs: number }
  | { how: 'refused'; status: number; waitMs: number }
  | { how: 'lost' }
  /**
   * The connection stood, and nothing came at all: something on the way keeps it back. A later silence counts as lost.
   */
  | { how: 'silent' }

type Listening = {
  person: string
  after: string | null
  signal: AbortSignal
  hear: (heard: Heard) => void
  silenceMs?: number
}

/** Reads the stream until it ends. Throws nothing: it answers how the stream ended. */
export async function readStream({
  person,
  after,
  signal,
  hear,
  silenceMs = 2 * liveHeartbeatMs,
}: Listening): Promise<Ending> {
  const listening = new AbortController()
  const stop = () => listening.abort()
  signal.addEventListener('abort', stop, { once: true })
  const silence = watchSilence(silenceMs, stop)
  let ending: Ending | null = null
  try {
    const { url, headers } = describe(liveCalls.openLive, { person, ...(after !== null && { after }) })
    const response = await callHooks().fetch(url, {
      headers: { ...headers, accept: 'text/event-stream' },
      signal: listening.signal,
      cache: 'no-store',
    })
    if (response.status !== 200 || response.body === null) return refusal(response)
    const blocksOf = createBlockReader()
    for await (const piece of piecesOf(response.body)) {
      silence.heard()
      for (const block of blocksOf(piece)) ending = take(block, hear) ?? ending
    }
  } catch {
    // The stream was cut, by us or on the way. What was heard was heard whole.
  } finally {
    silence.end()
    signal.removeEventListener('abort', stop)
    listening.abort()
  }
  return ending ?? { how: silence.isOfAll() ? 'silent' : 'lost' }
}

function take({ name, id, data }: Block, hear: (heard: Heard) => void): Ending | null {
  const body = jsonOf(data)
  if (name === 'end') {
    const told = liveBlocks.end.safeParse(body)
    return told.success ? { how: 'told', ...told.data } : null
  }
  if (name === 'events') hear({ position: id, events: eventsOf(body) })
  else if (name === 'reset') hear({ position: id, events: null })
  else if (id !== null) hear({ position: id, events: [] })
  return null
}

/** A server of a newer version may say what this page does not know. */
function eventsOf(body: unknown): LiveEvent[] {
  return (liveBlocks.events.safeParse(body).data ?? []).flatMap((one) => liveEvent.safeParse(one).data ?? [])
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refusal({ status, headers, body }: Response): Ending {
  void body?.cancel().catch(() => undefined)
  return { how: 'refused', status, waitMs: (Number(headers.get('retry-after')) || 0) * 1000 }
}

/** Not every browser lets a stream be walked through by itself. */
async function* piecesOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function watchSilence(ms: number, cut: () => void) {
  let [isOver, hasHeard] = [false, false]
  const silent = () => {
    isOver = true
    cut()
  }
  let timer = setTimeout(silent, ms)
  return {
    /** Nothing has come from the beginning on. */
    isOfAll: () => isOver && !hasHeard,
    heard() {
      hasHeard = true
      clearTimeout(timer)
      timer = setTimeout(silent, ms)
    },
    end: () => clearTimeout(timer),
  }
}
