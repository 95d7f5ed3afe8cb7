import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { DatabaseAddress } from './pool.ts'

const reconnectMs = 1000
const lookEveryMs = 5000
const answerMs = 4000

/** Cuts a connection on which nothing is answered any more: a client that only listens would never notice. */
async function look(client: Client) {
  const limit = setTimeout(() => client.connection.stream.destroy(), answerMs).unref()
  // A lost connection: the session has noticed by itself.
  await client.query('select 1').catch(() => {})
  clearTimeout(limit)
}

/**
 * Calls what belongs to a channel when another process says there that something changed, and everything after every
 * reconnect, because what was said meanwhile is lost. Nothing may depend on a hint arriving.
 */
export function listenForHints({
  address,
  hints,
  log,
}: {
  address: DatabaseAddress
  /** What to do about a hint, by channel. An empty text in a hint means that it may be about anything. */
  hints: Record<string, (about: string) => void>
  log: Logger
}) {
  const channels = Object.keys(hints)
  const stopping = new AbortController()
  const finished = listen()
  return {
    async stop() {
      stopping.abort()
      await finished
    },
  }

  async function listen() {
    while (!stopping.signal.aborted) {
      try {
        await session()
      } catch (error) {
        log.debug({ err: error }, 'no hints from the database for now')
      }
      await wait(reconnectMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {}) // Stopped: the loop ends by itself.
    }
  }

  async function session() {
    const client = new Client({
      ...address,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'atrium-hints',
    })
    const ended = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()))
    const stop = () => client.connection.stream.destroy()
    const looking = setInterval(() => void look(client), lookEveryMs).unref()
    stopping.signal.addEventListener('abort', stop, { once: true })
    try {
      await client.connect()
      client.on('notification', ({ channel, payload = '' }) => hints[channel]?.(payload))
      await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
      for (const onHint of Object.values(hints)) onHint('')
      if (!stopping.signal.aborted) await ended
    } finally {
      clearInterval(looking)
      stopping.signal.removeEventListener('abort', stop)
      // It does not say goodbye: a silent connection would never take it.
      stop()
    }
  }
}
