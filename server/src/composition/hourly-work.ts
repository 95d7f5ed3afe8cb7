import type { Logger } from 'pino'
import type { Transact } from '../foundation/db/tx.ts'
import type { Backend } from '../foundation/file/backend.ts'
import { startSweeping } from '../foundation/file/sweep.ts'
import type { Settings } from '../foundation/setting/settings.ts'
import { startCounting } from '../operation/dashboard/counting.ts'
import { startWarning } from '../enterprise/expiry/warn.ts'
import type { Traffic } from '../operation/traffic/traffic.ts'
import { startPruning } from '../operation/prune/prune.ts'

type Options = { backend: Backend; tx: Transact; log: Logger; now: () => Date; settings: Settings; traffic: Traffic }

/** What every process does once it is open, when a first start has left behind what there is to count, and then every hour, or every minute. */
export function startHourlyWork(options: Options) {
  const works = [startPruning, startSweeping, startCounting, startWarning].map((start) => start(options))
  const traffic = options.traffic.begin()
  return {
    async stop() {
      await Promise.all([...works, traffic].map((work) => work.stop()))
    },
  }
}
