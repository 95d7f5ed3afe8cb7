import { setImmediate as everybodyElse } from 'node:timers/promises'

const atOnce = 50

/**
 * Does it with one after the other. None of some thousand texts takes long; other work has its turn between a few of
 * them.
 */
export async function inSlices<T, R>(all: readonly T[], work: (one: T) => Promise<R> | R): Promise<R[]> {
  const done: R[] = []
  for (const one of all) {
    if (done.length > 0 && done.length % atOnce === 0) await everybodyElse()
    done.push(await work(one))
  }
  return done
}
