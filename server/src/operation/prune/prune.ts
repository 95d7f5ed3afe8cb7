import type { Logger } from 'pino'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import { batchSize, removals } from './queries.ts'

type Options = { tx: Transact; log: Logger; now: () => Date }

const everyMs = 60 * 60_000

/** Removes what nobody needs any more, at the start and then every hour. Any number of processes may do this. */
export function startPruning({ tx, log, now }: Options) {
  const stopping = new AbortController()
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }

  async function run() {
    try {
      await prune({ tx, now, signal: stopping.signal })
    } catch (error) {
      // The next hour tries again; nothing depends on it having worked now.
      log.warn({ err: error }, 'what is no longer needed could not be removed')
    }
  }
}

/** Goes on, batch by batch in transactions of their own, until nothing is left or it is told to stop. */
export async function prune({ tx, now, signal }: Omit<Options, 'log'> & { signal: AbortSignal }) {
  const failures: unknown[] = []
  for (const remove of Object.values(removals)) {
    try {
      for (let count = batchSize; count === batchSize && !signal.aborted;)
        count = await tx(platform, (db) => remove(db, now()))
    } catch (error) {
      failures.push(error) // What cannot be removed keeps nothing else.
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some of what is no longer needed could not be removed')
}
