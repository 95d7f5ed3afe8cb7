import type { Logger } from 'pino'
import type { Services } from '../../../foundation/call/context/services.ts'
import { batchSize, type Retention } from '../../../foundation/db/retention-query.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startHourly } from '../../../foundation/job/hourly.ts'

type Options = Pick<Services, 'tx' | 'settings' | 'jobs' | 'retentions'> & { log: Logger; now: () => Date }

/** Removes what is no longer needed, at the start and then every hour. Any number of processes may do this. */
export function startPruning({ log, ...options }: Options) {
  const failed = 'what is no longer needed could not be removed'
  return startHourly((signal) => prune({ ...options, signal }), { log, failed })
}

/** Goes on, batch by batch in transactions of their own, until nothing is left or it is told to stop. */
export async function prune(options: Omit<Options, 'log'> & { signal: AbortSignal }) {
  const { tx, now, settings, jobs, retentions, signal } = options
  const failures: unknown[] = []
  const { value: kept } = settings.current().retention
  const staysFailed = jobs.filter((job) => job.staysFailed).map(({ kind }) => kind)
  for (const remove of retentions) {
    try {
      for (let count = batchSize; count === batchSize && !signal.aborted;)
        count = await tx(platform, (db) => remove(db, { now: now(), kept, staysFailed }))
    } catch (error) {
      failures.push(error) // What cannot be removed keeps nothing else.
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some of what is no longer needed could not be removed')
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    /** The rules by which each room removes rows that are no longer needed. */
    retentions: readonly Retention[]
  }
}
