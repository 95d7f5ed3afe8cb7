import { Problem, type LiveEvent } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import type { Sink } from '../../call/context/stream-answer.ts'
import type { Transact } from '../../db/tx.ts'
import { createCourse } from './course.ts'
import { renewOpeners, type OpenersOf } from './openers.ts'
import { createLookAgain } from './look-again.ts'
import { startPulse, type OverOf } from './pulse.ts'
import { Streams, type Opening } from './streams.ts'

/** So many are open in a process at most; a further listener asks again and again instead. */
const mostStreams = 20_000
const fullSeconds = 30

type Options = { tx: Transact; log: Logger; overOf: OverOf; openersOf: OpenersOf }

/** The live connections of one process. What they tell comes from a table, so that every process tells the same. */
export function createLive({ tx, log, overOf, openersOf }: Options) {
  const hearers: ((event: LiveEvent) => void)[] = []
  const streams = new Streams()
  const course = createCourse({
    tx,
    log,
    prepare: (news) => {
      const listeners = streams.all().map(({ listener }) => listener)
      return renewOpeners(news, listeners, openersOf)
    },
    tell(news) {
      if (news?.some(({ audience }) => audience === 'application')) pulse.slow()
      for (const { event } of news ?? []) for (const hear of hearers) hear(event)
      streams.broadcast(news, course.position())
    },
  })
  const lookAgain = createLookAgain({ streams, log })
  const pulse = startPulse({ streams, course, lookAgain, overOf, log })
  return {
    /** Throws overloaded where there are too many. */
    refuseWhenFull() {
      if (streams.count >= mostStreams) throw new Problem('overloaded', { seconds: fullSeconds })
    },

    /** Reads what there is, before any listener is told. Takes a connection, so the caller must hold none. */
    catchUp: course.catchUp,
    since: course.since,

    open(opening: Opening, sink: Sink, after: string | undefined) {
      const stream = streams.add(opening, sink, course.since(opening.listener, after))
      return () => streams.remove(stream)
    },

    /** Tells every listener of this process of what no transaction stands for. */
    tell: (event: LiveEvent) => streams.tell(event),
    /** Hears of every event before any listener is told, while there are listeners here. */
    hear: (hear: (event: LiveEvent) => void) => void hearers.push(hear),
    /** There may be news. */
    wake: pulse.wake,
    /** Rights have changed: of `person:id`, of `ent:id`, or of everyone. */
    rightsChanged: lookAgain.hint,
    figures: () => ({ ...streams.figures, open: streams.count }),

    /** Sends every listener elsewhere, each at a moment of its own. */
    stop() {
      pulse.stop()
      streams.endAll('leaving')
    },
  }
}

export type LiveService = ReturnType<typeof createLive>

declare module '../../call/context/services.ts' {
  interface Services {
    live: LiveService
  }
}
