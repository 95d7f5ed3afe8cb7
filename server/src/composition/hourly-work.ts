import type { Logger } from 'pino'
import type { Transact } from '../foundation/db/tx.ts'
import type { Backend } from '../foundation/file/backend.ts'
import { startSweeping } from '../foundation/file/sweep.ts'
import { startPruning } from '../operation/prune/prune.ts'

type Options = { backend: Backend; tx: Transact; log: Logger; now: () => Date }

/** What every process does at its start and then every hour. */
export function startHourlyWork(options: Options) {
  const works = [startPruning, startSweeping].map((start) => start(options))
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()))
    },
  }
}
