import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { announceKind, beginUpdate, inTurn, tellPages } from './course.ts'
import { countJobsAtWork, lockUpdate, missedAt, storeUpdate, updateKind } from './queries.ts'

const payload = z.object({ id: z.string(), revision: z.int() })
/** Work that takes longer must not hold up an update; the page says how much was left. */
const patienceMs = 60_000
const pauseMs = 500

/**
 * Starts an update at its time, where that was chosen, and waits until running work is at rest. A plan that was
 * changed, started by hand or missed is left alone, and so is one at whose time another update runs.
 */
export const updateCourse = defineJob({
  kind: updateKind,
  payload,
  retryFrom: 'failedStep',
  steps: [
    {
      name: 'close',
      async run({ id, revision }, { db, now, newId, services }) {
        const { update_id: running } = await inTurn(db)
        const row = await lockUpdate(db, id)
        const isDue = row?.state === 'planned' && row.revision === revision && row.starts_itself && missedAt(row) > now
        // It does not begin once the other one has ended, at a time that was not chosen. An operator starts it by hand.
        if (isDue && running === null)
          await beginUpdate(row, { db, now, newId, services, session: null, visitor: null })
      },
    },
    {
      name: 'settle',
      async work({ id }, context) {
        while (!context.stopping.aborted) {
          if (await isSettled(id, { ...context, now: context.clock() })) return 'done'
          await wait(pauseMs, undefined, { ref: false })
        }
        return 'later'
      },
    },
  ],
})

/** Also when another process goes on with it, or it has been ended meanwhile. */
async function isSettled(id: string, { jobId, now, services, hold }: WorkContext) {
  return services.tx(platform, async (db) => {
    if (!(await hold(db))) return true
    const row = await lockUpdate(db, id)
    if (row?.state !== 'running' || row.settled_at !== null || row.started_at === null) return true
    const atWork = await countJobsAtWork(db, { now, except: jobId })
    if (atWork > 0 && now.getTime() < row.started_at.getTime() + patienceMs) return false
    await storeUpdate(db, id, { settled_at: now, settled_jobs: atWork })
    return true
  })
}

/** Tells open pages at the moment from which a plan is announced, and when its time has gone by. */
export const updateAnnounced = defineJob({
  kind: announceKind,
  lane: 'moment',
  payload,
  retryFrom: 'failedStep',
  steps: [
    {
      name: 'announce',
      async run({ id, revision }, { db }) {
        const row = await lockUpdate(db, id)
        if (row?.state === 'planned' && row.revision === revision) await tellPages(db)
      },
    },
  ],
})
