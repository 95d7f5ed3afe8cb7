import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { errorCode } from '../process/error/error-code.ts'

type Patience = {
  log: Logger
  /** Aborted when this start is told to end. */
  starting?: AbortSignal | undefined
  patienceMs?: number | undefined
  pauseMs?: number | undefined
}

/** A start waits so long for a lock in the database, too. */
export const startPatienceMs = 120_000

/**
 * Repeats a step of a start while the database gives no answer in time, or says that it is starting: that passes by
 * itself, and a machine that has just started is busy. The step must be one that may be repeated. Throws every other
 * failure of the step.
 */
export async function waitForDatabase<T>(
  work: () => Promise<T>,
  { log, starting, patienceMs = startPatienceMs, pauseMs = 1000 }: Patience,
): Promise<T> {
  const giveUpAt = performance.now() + patienceMs
  for (let isTold = false; ; isTold = true) {
    try {
      return await work()
    } catch (error) {
      if (!isSilence(error) || starting?.aborted || performance.now() > giveUpAt) throw error
      if (!isTold) log.warn({ err: error }, `the database does not answer; waiting for it up to ${patienceMs / 1000} s`)
      await pause(pauseMs, undefined, { signal: starting })
    }
  }
}

const inWords = /timeout exceeded|timeout expired|connection timeout|read timeout/i

/** No answer in time; or one that says to wait: the database is starting or stopping, or all its connections are taken. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (/^(ETIMEDOUT|57P0[123]|53300)/.test(errorCode(error)) || inWords.test(error.message)) return true
  // The server's own limits for a request: a start has more time.
  return (error instanceof Problem && error.code === 'overloaded') || isSilence(error.cause)
}
