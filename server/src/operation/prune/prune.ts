import type { Logger } from 'pino'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import type { Settings } from '../../foundation/setting/settings.ts'
import { startHourly } from '../../foundation/job/hourly.ts'
import { deleteDamage } from './damage-query.ts'
import { batchSize, removals } from './queries.ts'
import { deleteShares, deleteTelemetry } from './telemetry-query.ts'
import { deleteVariants } from './variant-query.ts'

const telemetry = (['telemetry_figure', 'telemetry_error'] as const).map((name) => deleteTelemetry(name, batchSize))
const ofPortal = [...telemetry, deleteShares(batchSize), deleteVariants(batchSize), deleteDamage]

type Options = { tx: Transact; log: Logger; now: () => Date; settings: Pick<Settings, 'current'> }

/** Removes what nobody needs any more, at the start and then every hour. Any number of processes may do this. */
export function startPruning({ tx, log, now, settings }: Options) {
  const failed = 'what is no longer needed could not be removed'
  return startHourly((signal) => prune({ tx, now, settings, signal }), { log, failed })
}

/** Goes on, batch by batch in transactions of their own, until nothing is left or it is told to stop. */
export async function prune({ tx, now, settings, signal }: Omit<Options, 'log'> & { signal: AbortSignal }) {
  const failures: unknown[] = []
  const { value: kept } = settings.current().retention
  for (const remove of [...Object.values(removals), ...ofPortal]) {
    try {
      for (let count = batchSize; count === batchSize && !signal.aborted;)
        count = await tx(platform, (db) => remove(db, { now: now(), kept }))
    } catch (error) {
      failures.push(error) // What cannot be removed keeps nothing else.
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some of what is no longer needed could not be removed')
}
