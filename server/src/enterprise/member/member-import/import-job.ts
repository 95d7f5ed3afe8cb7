import { z } from 'zod'
import { platform } from '../../../foundation/db/scope.ts'
import { newId } from '../../../foundation/db/id.ts'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { ImportId } from '../../../foundation/file/table-import/import-tables.ts'
import { endImport } from '../../../foundation/file/table-import/rows-query.ts'
import { lockAccount } from '../../../identity/session/lock-account.ts'
import { normalLoginId } from '../../../identity/people/person/login-id.ts'
import { recordImport, seeToNext } from './batch.ts'
import { lockImport, reopenImport } from './queries.ts'
import { selectColumn } from './row-query.ts'
import { memberRows } from './tables.ts'

export const memberImportKind = 'memberImport'

/** A few rows after the other, each time in a transaction of its own: it goes on where it was stopped or killed. */
export const memberImportJob = defineJob({
  kind: memberImportKind,
  payload: z.object({ entId: z.string(), id: z.string() }),
  steps: [{ name: 'join', work: (of, context) => seeToAll(of, context) }],
  gaveUp: (of, context) => end(of, 'failed', context),
  retryFrom: 'failedStep',
  retried: (of, { db }) => reopenImport(db, of),
  cancelled: (of, context) => end(of, 'cancelled', context),
})

/** Ends one that is under way, and writes down how far it came. */
async function end(of: ImportId, status: 'failed' | 'cancelled', { db, now }: { db: Db; now: Date }) {
  const row = await lockImport(db, of)
  if (row === undefined || !(await endImport(db, memberRows, { ...of, status, now }))) return
  await recordImport(row, { db, newId })
}

async function seeToAll(of: ImportId, context: WorkContext) {
  const start = await startOf(of, context)
  if (start === null) return 'done'
  while ((await seeToBatch(of, context, start)) === 'more') if (context.stopping.aborted) return 'later'
  return 'done'
}

type Start = { userId: string; firstPlaces: ReadonlyMap<string, number> }

/** The administrator who began it, and the first row with each login id, however often the process begins anew. */
async function startOf(of: ImportId, { services }: WorkContext): Promise<Start | null> {
  return services.tx(platform, async (db) => {
    const row = await lockImport(db, of)
    if (row === undefined || row.mapping === null) return null
    const firstPlaces = new Map<string, number>()
    for (const { place, value } of await selectColumn(db, of, row.mapping.loginId)) {
      const norm = normalLoginId(value)
      if (!firstPlaces.has(norm)) firstPlaces.set(norm, place)
    }
    return { userId: row.user_id, firstPlaces }
  })
}

/**
 * The account is locked first and then the job, as by a cancelling call: otherwise each would wait for the other. What became of the
 * rows is noted in the same transaction.
 */
async function seeToBatch(of: ImportId, context: WorkContext, { userId, firstPlaces }: Start) {
  const { services, hold, progress, newId: id, clock } = context
  return services.tx(platform, async (db) => {
    await lockAccount(db, userId)
    if (!(await hold(db))) return 'over'
    const row = await lockImport(db, of)
    if (row === undefined || (row.status !== 'waiting' && row.status !== 'running')) return 'over'
    const count = await seeToNext(row, { db, now: clock(), newId: id, firstPlaces })
    if (count === 0) return 'over'
    await progress(db, (row.seen + count) / row.total)
    return 'more'
  })
}
