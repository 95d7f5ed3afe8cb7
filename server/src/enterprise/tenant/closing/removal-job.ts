import { z } from 'zod'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Removal } from '../../../foundation/db/removal.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { defineJob, type JobContext, type WorkContext } from '../../../foundation/job/job.ts'
import {
  freeChildren,
  lockClosing,
  removeJobs,
  removeMessages,
  removeRows,
  removeSettings,
  selectClosing,
  storeStatus,
} from './queries.ts'
import { removeMembers } from './remove-members.ts'

export const removalKind = 'removeEnterprise'
const batchRows = 500

type Payload = { entId: string; closing: string }

/**
 * Removes what an enterprise had, on the day that was told when it was closed. A closing that was taken back has another
 * number by then, or none: nothing is done for it. Each batch is a transaction that holds the job, so two processes
 * never remove the same, and a killed process leaves the rest to the next.
 */
export const enterpriseRemoval = defineJob<Payload>({
  kind: removalKind,
  staysFailed: true,
  payload: z.object({ entId: z.string(), closing: z.string() }),
  retryFrom: 'failedStep',
  steps: [
    { name: 'shut', run: shut },
    { name: 'members', work: (of, context) => inBatches(of, context, removeMembers) },
    { name: 'rows', work: (of, context) => inBatches(of, context, ({ entId }, { db }) => hasMore(db, entId)) },
    { name: 'beside', work: removeBeside },
    { name: 'end', run: end },
  ],
})

/** From here on it cannot be taken back. */
async function shut({ entId, closing }: Payload, { db, now, services }: JobContext) {
  const found = await lockClosing(db, entId)
  if (found?.closing_id !== closing || found.status !== 'closing') return
  if (found.closes_at === null || found.closes_at > now) throw new Error('the day of this enterprise has not come')
  await storeStatus(db, entId, { status: 'closed', version: found.version + 1, updated_at: now })
  await services.files.removeAllOf(db, entId)
}

async function hasMore(db: Db, entId: string) {
  return (await removeRows(db, entId, batchRows)) === batchRows
}

/** What rooms keep beside the tables of the platform. */
async function removeBeside(of: Payload, { services }: WorkContext): Promise<'done'> {
  if (await services.tx(platform, (db) => isClosed(db, of)))
    for (const remove of services.removals) await remove(of.entId, services.tx)
  return 'done'
}

type Batch = (of: Payload, context: { db: Db; now: Date }) => Promise<boolean>

async function inBatches(of: Payload, { services, hold, stopping, now }: WorkContext, remove: Batch) {
  for (let isMore = true; isMore;) {
    if (stopping.aborted) return 'later'
    isMore = await services.tx(platform, async (db) => {
      if (!(await hold(db)) || !(await isClosed(db, of))) return false
      return remove(of, { db, now })
    })
  }
  return 'done'
}

async function isClosed(db: Db, { entId, closing }: Payload) {
  const found = await selectClosing(db, entId)
  return found?.closing_id === closing && found.status === 'closed'
}

/** Its row stays, without anything that was the enterprise's own but its name, which the log of what was done there shows. */
async function end(of: Payload, { db, jobId, now, newId }: JobContext) {
  if (!(await isClosed(db, of))) return
  const { entId } = of
  await removeMessages(db, entId)
  await removeSettings(db, entId)
  await removeJobs(db, { entId, but: jobId })
  await freeChildren(db, entId, now)
  await storeStatus(db, entId, {
    deleted_at: now,
    updated_at: now,
    owner_user_id: null,
    parent_id: null,
    saas_id: null,
  })
  const target = { targetKind: 'enterprise', targetId: entId, entId } as const
  await recordAct({ db, newId, session: null, visitor: null }, { ...target, action: 'removeEnterprise' })
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    /** What each room takes away of an enterprise that is removed. */
    removals: readonly Removal[]
  }
}
