import type { Logger } from 'pino'
import { daysBefore } from '../../foundation/db/retention-query.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import { startHourly } from '../../foundation/job/hourly.ts'
import { deletedBefore, removeActivity, removeRecords, selectTables, type TableKey } from './bin-query.ts'

/** For how long a record that was deleted can be taken back. */
export const binDays = 30
const batch = 500

type Options = { tx: Transact; now: () => Date; signal: AbortSignal }

/** Removes for good what was long in the recycle bin, at the start and then every hour. Any number of processes may do this. */
export function startEmptying({ tx, now, log }: Pick<Options, 'tx' | 'now'> & { log: Logger }) {
  const failed = 'records that were long in the recycle bin could not be removed'
  return startHourly((signal) => emptyBins({ tx, now, signal }), { log, failed })
}

export async function emptyBins({ tx, now, signal }: Options) {
  const [before, failures] = [daysBefore(now(), binDays), new Array<unknown>()]
  for (let last: TableKey | null = null, isMore = true; isMore && !signal.aborted;) {
    const after: TableKey | null = last
    const tables: readonly TableKey[] = await tx(platform, (db) => selectTables(db, { after, most: batch }))
    for (const table of tables) {
      // A table that cannot be emptied keeps no other one.
      await emptyOne(table, { tx, before, signal }).catch((error: unknown) => failures.push(error))
    }
    last = tables.at(-1) ?? null
    isMore = tables.length === batch
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some recycle bins could not be emptied')
}

type Emptied = Pick<Options, 'tx' | 'signal'> & { before: Date }

/** The history and the comments first: a process that dies in between leaves a record that the next one finds. */
async function emptyOne(table: TableKey, { tx, before, signal }: Emptied) {
  for (let isMore = true; isMore && !signal.aborted;) {
    const ids = await tx({ as: 'builder' }, (db) => deletedBefore(db, table, { before, most: batch }))
    if (ids.length === 0) return
    await tx(platform, (db) => removeActivity(db, table.entId, ids))
    await tx({ as: 'builder' }, (db) => removeRecords(db, table, { ids, before }))
    isMore = ids.length === batch
  }
}
