import { setTimeout as wait } from 'node:timers/promises'

/** Waits until something is so; the test's own time limit is the end of its patience. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await wait(5)
}
