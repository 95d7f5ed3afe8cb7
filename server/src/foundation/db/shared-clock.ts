import type { Logger } from 'pino'

/** Clocks that differ by less agree: an answer loses as much on its way. */
const toleranceMs = 1000
const lookEveryMs = 60_000

type Options = {
  /** The database's time in milliseconds; null, or a failure, where it does not say. */
  ask: () => Promise<number | null>
  log: Logger
  /** This machine's own clock, in milliseconds; it may be set while we run. */
  own?: () => number
}

type SharedClock = { now: () => Date; look: () => Promise<void>; stop: () => void }

/**
 * The time that all processes on one database share. It is this machine's own while it agrees with the database's;
 * where the own was set wrong, or jumps, it is the database's, carried on by a clock that only goes forward.
 */
export function createSharedClock({ ask, log, own = Date.now }: Options): SharedClock {
  let known: { ms: number; at: number } | null = null
  let looking: Promise<void> | null = null
  let isTold = false
  const every = setInterval(() => void look(), lookEveryMs)
  every.unref()

  async function read() {
    const before = performance.now()
    try {
      const ms = await ask()
      const at = performance.now()
      if (ms !== null && at - before < toleranceMs) known = { ms: ms + (at - before) / 2, at }
    } catch (error) {
      // The known time is carried on; a caller that needs the database learns of the failure by its own question.
      log.debug({ err: error }, 'the time of the database could not be read')
    } finally {
      looking = null
    }
  }

  function look() {
    looking ??= read()
    return looking
  }

  function now() {
    const ownMs = own()
    const sharedMs = known === null ? ownMs : known.ms + performance.now() - known.at
    if (Math.abs(ownMs - sharedMs) <= toleranceMs) return new Date(ownMs)
    if (!isTold)
      log.warn({ ownMs, sharedMs }, 'the clock of this machine differs from that of the database, which counts')
    isTold = true
    return new Date(sharedMs)
  }

  return { now, look, stop: () => clearInterval(every) }
}
