import { setTimeout as wait } from 'node:timers/promises'

/** Waits until something is so; the test's own time limit is the end of its patience. What costs to ask is asked less often. */
export async function until(isSo: () => boolean | Promise<boolean>, everyMs = 5) {
  while (!(await isSo())) await wait(everyMs)
}
