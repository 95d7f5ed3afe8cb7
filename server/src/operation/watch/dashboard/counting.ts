import type { Logger } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import { startHourly } from '../../../foundation/job/hourly.ts'
import { firstHour, hourMs, hourOf } from './hour.ts'
import { addSignInHours, addStorage, lastCounted } from './queries.ts'

type Options = { tx: Transact; log: Logger; now: () => Date }

const dayMs = 24 * hourMs
/** A transaction that began before the hour was over may commit after it. */
const lateMs = 2 * 60_000

/** Counts each hour that is over, at the start and then every hour, in whichever process comes first. */
export function startCounting({ tx, log, now }: Options) {
  const failed = 'the figures of the last hour could not be counted'
  return startHourly((signal) => countHours({ tx, now, signal }), { log, failed })
}

/** A day at a time: the first run may have a month before it. */
export async function countHours({ tx, now, signal }: Omit<Options, 'log'> & { signal: AbortSignal }) {
  const until = hourOf(new Date(now().getTime() - lateMs))
  const last = await tx(platform, lastCounted)
  let from = Math.max(firstHour(now()).getTime(), last === undefined ? 0 : last.getTime() + hourMs)
  while (from < until.getTime() && !signal.aborted) {
    const to = Math.min(from + dayMs, until.getTime())
    const span = { from: new Date(from), to: new Date(to) }
    await tx(platform, (db) => addSignInHours(db, span))
    from = to
  }
  await tx(platform, (db) => addStorage(db, hourOf(now())))
}
