import { setTimeout as wait } from 'node:timers/promises'
import { platform } from '../db/scope.ts'
import type { WorkContext } from './job.ts'

/** A third of a job's lease. */
const usuallyEveryMs = 10_000

type HoldContext = Pick<WorkContext, 'hold' | 'stopping'> & { services: Pick<WorkContext['services'], 'tx'> }

/**
 * Keeps a job while something takes longer than its lease. The worker is told to stop when the process ends, or when
 * another one has taken the job over.
 */
export async function whileHeld<T>(
  { hold, services, stopping }: HoldContext,
  work: (stopping: AbortSignal) => Promise<T>,
  everyMs = usuallyEveryMs,
) {
  const [over, lost] = [new AbortController(), new AbortController()]
  const holding = keepOn()
  try {
    return await work(AbortSignal.any([stopping, lost.signal]))
  } finally {
    over.abort()
    await holding
  }

  async function keepOn() {
    while (!over.signal.aborted) {
      await wait(everyMs, undefined, { ref: false, signal: over.signal }).catch(ended)
      if (over.signal.aborted) return
      // A database that is away for a moment loses nothing yet: the lease is looked at again before anything is written.
      const isOurs = await services.tx(platform, hold).catch(unknown)
      if (isOurs === false) return lost.abort()
    }
  }
}

const ended = () => undefined
const unknown = () => null
