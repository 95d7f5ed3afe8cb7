import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Stream, Streams } from './streams.ts'

const atOnce = 4
const pauseMs = 20

type Options = { streams: Streams; log: Logger }

/**
 * Looks again whether those who listen still may. It looks first at the person or enterprise whom a hint names, and at
 * the rest little by little: a word that may concern everyone must not become a question for each of them at once.
 */
export function createLookAgain({ streams, log }: Options) {
  const named = new Set<Stream>()
  const rest = new Set<Stream>()
  let isLooking = false
  return {
    hint,
    atAll: () => add(rest, () => true),
    named: (isMeant: (stream: Stream) => boolean) => add(named, isMeant),
  }

  /** `person:id`, `ent:id`, or anything else for everyone. */
  function hint(subject: string) {
    const [kind, id] = subject.split(':')
    if (kind === 'person') add(named, ({ listener }) => listener.userId === id)
    else if (kind === 'ent') add(named, ({ listener }) => listener.entId === id)
    else add(rest, () => true)
  }

  function add(to: Set<Stream>, isMeant: (stream: Stream) => boolean) {
    for (const stream of streams.all()) if (isMeant(stream)) to.add(stream)
    if (!isLooking && named.size + rest.size > 0) void look()
  }

  async function look() {
    isLooking = true
    while (named.size + rest.size > 0) {
      const from = named.size > 0 ? named : rest
      const next = [...from].slice(0, atOnce)
      for (const stream of next) from.delete(stream)
      await Promise.all(next.map(lookAt))
      if (from === rest) await pause(pauseMs, undefined, { ref: false })
    }
    isLooking = false
  }

  async function lookAt(stream: Stream) {
    try {
      if (!(await stream.mayListen())) streams.end(stream, 'session', 0)
    } catch (error) {
      // The database is away, say. The stream is looked at again when there is another word, and when it is old enough
      // at the latest.
      log.debug({ err: error }, 'whether a stream may go on is not known')
    }
  }
}
