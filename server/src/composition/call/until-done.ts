import { setTimeout as wait } from 'node:timers/promises'

const pausesMs = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]

/**
 * Does now what must be done, and goes on trying behind the answer's back where it cannot be done now: the database that
 * failed a call is rarely back a moment later. Throws what the first try failed of.
 */
export async function untilDone(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    void goOn(work)
    throw error
  }
}

async function goOn(work: () => Promise<void>) {
  for (const pauseMs of pausesMs) {
    await wait(pauseMs, undefined, { ref: false })
    try {
      return await work()
    } catch {
      // The first failure was told, and these are of the same kind.
    }
  }
}
