import type { Logger } from 'pino'
import { startEmptying } from '../application/record-store/empty-bins.ts'
import type { Services } from '../foundation/context/services.ts'
import type { Transact } from '../foundation/db/tx.ts'
import type { Backend } from '../foundation/file/backend.ts'
import { startSweeping } from '../foundation/file/sweep.ts'
import { startCounting } from '../operation/dashboard/counting.ts'
import { startSaying } from '../enterprise/enterprise/say-names.ts'
import { startWarning } from '../enterprise/expiry/warn.ts'
import { startPruning } from '../operation/prune/prune.ts'

type Options = {
  backend: Backend
  tx: Transact
  log: Logger
  now: () => Date
  services: Pick<
    Services,
    'jobs' | 'retentions' | 'settings' | 'traffic' | 'telemetry' | 'rolloutWatch' | 'sdkPackages'
  >
  /** The services that check stored files of the portal. */
  caring: readonly { begin: () => { stop(): Promise<void> } }[]
  /** False: what only cleans up and counts does not begin. */
  tidies: boolean
}

/** The work that every process does once it is open, after a first start, and then every hour, or more often. */
export function startHourlyWork({ services, caring, tidies, ...parts }: Options) {
  const { jobs, retentions, settings, traffic, telemetry, rolloutWatch, sdkPackages } = services
  const options = { ...parts, jobs, retentions, settings }
  const tidying = tidies
    ? [
        ...[startPruning, startSweeping, startCounting, startWarning, startSaying, startEmptying].map((start) =>
          start(options),
        ),
        ...caring.map((one) => one.begin()),
      ]
    : []
  // Services that count in memory and write now and then; and services that have times of their own.
  const others = [traffic, telemetry, rolloutWatch, sdkPackages].map((one) => one.begin())
  return {
    async stop() {
      await Promise.all([...tidying, ...others].map((work) => work.stop()))
    },
  }
}
