import type { Logger } from 'pino'
import type { Transact } from '../foundation/db/tx.ts'
import type { Backend } from '../foundation/file/backend.ts'
import { startSweeping } from '../foundation/file/sweep.ts'
import type { Settings } from '../foundation/setting/settings.ts'
import { startCounting } from '../operation/dashboard/counting.ts'
import { startWarning } from '../enterprise/expiry/warn.ts'
import { startPruning } from '../operation/prune/prune.ts'

type Options = {
  backend: Backend
  tx: Transact
  log: Logger
  now: () => Date
  settings: Settings
  noted: readonly Noted[]
}
/** What is counted in the memory of the process, and written down now and then. */
type Noted = { begin(): { stop(): Promise<void> } }

/** What every process does once it is open, when a first start has left behind what there is to count, and then every hour, or more often. */
export function startHourlyWork(options: Options) {
  const works = [startPruning, startSweeping, startCounting, startWarning].map((start) => start(options))
  const writing = options.noted.map((one) => one.begin())
  return {
    async stop() {
      await Promise.all([...works, ...writing].map((work) => work.stop()))
    },
  }
}
