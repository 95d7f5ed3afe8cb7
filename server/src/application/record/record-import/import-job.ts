import { z } from 'zod'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import type { ImportId } from '../../../foundation/file/table-import/import-tables.ts'
import { endImport } from '../../../foundation/file/table-import/rows-query.ts'
import { recordImport, seeToNext } from './batch.ts'
import { lockImport, reopenImport } from './queries.ts'
import { recordRows } from './tables.ts'

export const recordImportKind = 'recordImport'

/** A few rows after the other, each time in a transaction of its own: it goes on where it was stopped or killed. */
export const recordImportJob = defineJob({
  kind: recordImportKind,
  places: 2,
  payload: z.object({ entId: z.string(), id: z.string() }),
  steps: [{ name: 'rows', work: (of, context) => seeToAll(of, context) }],
  gaveUp: (of, context) => end(of, 'failed', context),
  retryFrom: 'failedStep',
  retried: (of, { db }) => reopenImport(db, of),
  cancelled: (of, context) => end(of, 'cancelled', context),
})

/** Ends one that is under way, and writes down how far it came. */
async function end(of: ImportId, status: 'failed' | 'cancelled', { db, now }: { db: Db; now: Date }) {
  const row = await lockImport(db, of)
  if (row === undefined || !(await endImport(db, recordRows, { ...of, status, now }))) return
  await recordImport(row, { db, newId })
}

async function seeToAll(of: ImportId, context: WorkContext) {
  while ((await seeToBatch(of, context)) === 'more') if (context.stopping.aborted) return 'later'
  return 'done'
}

/**
 * The platform holds the job, and reads no records; the space writes them, in the name of the person. Where another process has taken the
 * job over in between, one of them finds the import locked and goes on behind the other's rows.
 */
async function seeToBatch(of: ImportId, { services, hold, progress, newId: id, clock }: WorkContext) {
  const held = await services.tx(platform, async (db) => {
    if (!(await hold(db))) return undefined
    const row = await lockImport(db, of)
    if (row !== undefined) await progress(db, row.seen / row.total)
    return row
  })
  if (held === undefined) return 'over'
  return services.tx({ as: 'tenant', entId: of.entId, userId: held.user_id }, async (db) => {
    const row = await lockImport(db, of)
    if (row === undefined || (row.status !== 'waiting' && row.status !== 'running')) return 'over'
    return (await seeToNext(row, { db, services, now: clock(), newId: id })) === 0 ? 'over' : 'more'
  })
}
