import { z } from 'zod'
import { platform } from '../../../foundation/db/scope.ts'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import { actOn } from './act-on.ts'
import { endBulk, lockBulk, nextOpen, noteSeen, reopenBulk } from './queries.ts'

export const bulkKind = 'bulk'

/** One person after the other, each in a transaction of their own: it goes on where it was stopped or killed. */
export const bulkJob = defineJob({
  kind: bulkKind,
  payload: z.object({ id: z.string() }),
  steps: [{ name: 'people', work: ({ id }, context) => seeToAll(id, context) }],
  gaveUp: async ({ id }, { db, now }) => endBulk(db, { id, status: 'failed', now }),
  retryFrom: 'failedStep',
  retried: ({ id }, { db }) => reopenBulk(db, id),
  cancelled: async ({ id }, { db, now }) => endBulk(db, { id, status: 'cancelled', now }),
})

async function seeToAll(id: string, context: WorkContext) {
  while ((await seeToNext(id, context)) === 'more') if (context.stopping.aborted) return 'later'
  return 'done'
}

/** The job is locked first, as a cancelling call does, and the result is noted in the same transaction. */
async function seeToNext(id: string, { services, hold, progress, newId, clock }: WorkContext) {
  return services.tx(platform, async (db) => {
    if (!(await hold(db))) return 'over'
    const bulk = await lockBulk(db, id)
    if (bulk === undefined || (bulk.status !== 'waiting' && bulk.status !== 'running')) return 'over'
    const now = clock()
    const next = await nextOpen(db, id)
    if (next === undefined) {
      await endBulk(db, { id, status: 'done', now })
      return 'over'
    }
    const result = await actOn(next.user_id, bulk, { db, newId, now })
    await noteSeen(db, { bulkId: id, place: next.place, result, now })
    await progress(db, (bulk.seen + 1) / bulk.total)
    return 'more'
  })
}
