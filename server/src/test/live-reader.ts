import { livePosition, liveBlocks, type LiveBlock } from '@atrium/shared-utility/contract'
import type { Client } from './client.ts'
import { until } from './until.ts'

type Block = { name: string; id: string | null; data: unknown }
type Where = { after?: string | null; space?: string; person?: string }

/**
 * A browser that listens: what it has heard, and where it is. It goes to `url`, which may be another process than the one
 * where its person signed in.
 */
export async function listenLive(url: string, browser: Client, { after = null, space, person }: Where = {}) {
  const leaving = new AbortController()
  const path = `${space === undefined ? '' : `/space-${space}`}/api2/live/stream`
  const query = person === undefined ? '' : `?person=${person}`
  const response = await fetch(url + path + query, {
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(after !== null && { 'last-event-id': after }),
    },
    signal: leaving.signal,
  })
  const blocks: Block[] = []
  let position = after
  let isOver = false
  const reading = read()
  const named = (name: LiveBlock) => blocks.filter((one) => one.name === name)
  const reader = {
    status: response.status,
    headers: response.headers,
    blocks,
    named,
    /** Every event that came, of all blocks, in order. */
    events: () => named('events').flatMap(({ data }) => liveBlocks.events.parse(data)),
    position: () => position,
    isOver: () => isOver,
    /** Waits for the first block: from then on it misses nothing. */
    ready: () => until(() => blocks.length > 0),
    async leave() {
      leaving.abort()
      await reading
    },
  }
  return reader

  async function read() {
    let text = ''
    try {
      const decoder = new TextDecoder()
      for await (const piece of response.body ?? []) {
        text += decoder.decode(piece, { stream: true })
        const whole = text.split('\n\n')
        text = whole.pop() ?? ''
        for (const one of whole) take(one)
      }
    } catch {
      // The stream was cut: that it is over is all there is to know.
    }
    isOver = true
  }

  function take(text: string) {
    const fields = new Map(text.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]))
    const id = fields.get('id') ?? null
    if (id !== null) position = livePosition.parse(id)
    blocks.push({ name: fields.get('event') ?? '', id, data: JSON.parse(fields.get('data') ?? 'null') })
  }
}
