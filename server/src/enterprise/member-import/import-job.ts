import { z } from 'zod'
import { platform } from '../../foundation/db/scope.ts'
import { newId } from '../../foundation/db/id.ts'
import { defineJob, type WorkContext } from '../../foundation/job/job.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { normalLoginId } from '../../identity/person/login-id.ts'
import { recordImport, seeToNext } from './batch.ts'
import { endImport, lockImport, reopenImport, type ImportId } from './queries.ts'
import { selectColumn } from './row-query.ts'

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
  if (row === undefined || !(await endImport(db, { ...of, status, now }))) return
  await recordImport(row, { db, newId })
}

async function seeToAll(of: ImportId, context: WorkContext) {
  const firstPlaces = await firstPlacesOf(of, context)
  if (firstPlaces === null) return 'done'
  while ((await seeToBatch(of, context, firstPlaces)) === 'more') if (context.stopping.aborted) return 'later'
  return 'done'
}

/** The first row with each login id, however often the process begins anew. */
async function firstPlacesOf(of: ImportId, { services }: WorkContext) {
  return services.tx(platform, async (db) => {
    const row = await lockImport(db, of)
    if (row === undefined || row.mapping === null) return null
    const first = new Map<string, number>()
    for (const { place, value } of await selectColumn(db, of, row.mapping.loginId)) {
      const norm = normalLoginId(value)
      if (!first.has(norm)) first.set(norm, place)
    }
    return first
  })
}

/** The job is locked first, as a cancelling call does, and what became of the rows is noted in the same transaction. */
async function seeToBatch(of: ImportId, context: WorkContext, firstPlaces: ReadonlyMap<string, number>) {
  const { services, hold, progress, newId: id, clock } = context
  return services.tx(platform, async (db) => {
    if (!(await hold(db))) return 'over'
    const row = await lockImport(db, of)
    if (row === undefined || (row.status !== 'waiting' && row.status !== 'running')) return 'over'
    const count = await seeToNext(row, { db, now: clock(), newId: id, firstPlaces })
    if (count === 0) return 'over'
    await progress(db, (row.seen + count) / row.total)
    return 'more'
  })
}
