import type { Logger } from 'pino'
import type { Transact } from '../foundation/db/tx.ts'
import type { Backend } from '../foundation/file/backend.ts'
import { startSweeping } from '../foundation/file/sweep.ts'
import { startCounting } from '../operation/dashboard/counting.ts'
import { startPruning } from '../operation/prune/prune.ts'

type Options = { backend: Backend; tx: Transact; log: Logger; now: () => Date }

/** What every process does once it is open, when a first start has left behind what there is to count, and then every hour. */
export function startHourlyWork(options: Options) {
  const works = [startPruning, startSweeping, startCounting].map((start) => start(options))
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()))
    },
  }
}
