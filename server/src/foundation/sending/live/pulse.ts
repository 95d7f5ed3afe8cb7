import type { Logger } from 'pino'
import type { Course } from './course.ts'
import type { createLookAgain } from './look-again.ts'
import type { Streams } from './streams.ts'

const gatherMs = 20
/** After word of an application, of which there may be hundreds in a second, so that they are told together. */
const slowMs = 500
const tickMs = 1000
/** The interval where no hint arrives. */
const lookEveryTicks = 5
const sessionsEveryTicks = 10

/** Which of these sessions are over: by their own clock, or because a person ended them. */
export type OverOf = (
  sessionIds: readonly string[],
) => Promise<{ expired: readonly string[]; ended: readonly string[] }>

type Parts = {
  streams: Streams
  course: Pick<Course, 'catchUp' | 'position'>
  lookAgain: ReturnType<typeof createLookAgain>
  overOf: OverOf
  log: Logger
}

/** Starts what is done again and again while there are listeners, and when there is word of news. */
export function startPulse({ streams, course, lookAgain, overOf, log }: Parts) {
  let gathering: NodeJS.Timeout | null = null
  let slowUntil = 0
  let ticks = 0
  const ticking = setInterval(tick, tickMs).unref()
  return {
    wake,
    /** The next bursts are gathered for longer. */
    slow: () => void (slowUntil = performance.now() + slowMs),
    stop() {
      clearInterval(ticking)
      if (gathering !== null) clearTimeout(gathering)
    },
  }

  /** Reads a burst of hints at once. */
  function wake() {
    if (gathering !== null || streams.count === 0) return
    gathering = setTimeout(
      () => {
        gathering = null
        void quietly(course.catchUp)
      },
      Math.max(gatherMs, slowUntil - performance.now()),
    ).unref()
  }

  function tick() {
    ticks += 1
    if (streams.count === 0) return
    streams.beat(course.position())
    if (ticks % lookEveryTicks === 0) void quietly(course.catchUp)
    if (ticks % sessionsEveryTicks === 0) void quietly(endOver)
  }

  async function endOver() {
    const over = await overOf([...new Set(streams.all().map(({ sessionId }) => sessionId))])
    const [expired, ended] = [new Set(over.expired), new Set(over.ended)]
    for (const stream of streams.all()) if (expired.has(stream.sessionId)) streams.end(stream, 'expired', 0)
    if (ended.size > 0) lookAgain.named(({ sessionId }) => ended.has(sessionId))
  }

  async function quietly(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      log.debug({ err: error }, 'live connections wait for the database')
    }
  }
}
