import { Problem, type jobCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { cancel, lockJob, requeue } from '../../../foundation/job/intervene-query.ts'
import { selectActors, selectJob, selectJobs } from './queries.ts'
import { jobRowOf, logOf, stepsOf } from './row.ts'

export const jobHandlers: Handlers<typeof jobCalls> = {
  async listJobs(filter, context) {
    const { total, rows } = await selectJobs(context.db, filter)
    return { total, list: rows.map((row) => jobRowOf(row, context)) }
  },

  async getJob({ id }, context) {
    const found = await selectJob(context.db, id)
    if (found === undefined) throw new Problem('notFound')
    const actors = await selectActors(context.db, found.log)
    return { ...jobRowOf(found, context), steps: stepsOf(found, context), log: logOf(found, actors) }
  },

  async retryJob({ id }, context) {
    const { db, now, newId, services } = context
    const { row, job } = await decideAbout(id, context)
    if (row.status !== 'failed' || job?.retryFrom === undefined) throw new Problem('jobNotRetried')
    const isOfUse = (await job.retried?.(row.payload, { db, now, newId, services })) ?? true
    if (!isOfUse) throw new Problem('jobNotRetried')
    await requeue(db, { id, from: job.retryFrom, by: sessionOf(context).userId, now })
    await recordAct(context, { action: 'retryJob', ...audited(row) })
    return {}
  },

  async cancelJob({ id }, context) {
    const { db, now, services } = context
    const { row, job } = await decideAbout(id, context)
    if (row.status === 'cancelled') return {}
    const isOpen = row.status === 'queued' || row.status === 'running'
    if (!isOpen || job?.cancelled === undefined) throw new Problem('jobNotCancelled')
    await cancel(db, { kind: row.kind, key: row.key, by: sessionOf(context).userId, now })
    await job.cancelled(row.payload, { db, services, now })
    await recordAct(context, { action: 'cancelJob', ...audited(row) })
    return {}
  },
}

/** Locked: of two operators who decide at once the second meets what the first has done. */
async function decideAbout(id: string, { db, services }: Context) {
  const row = await lockJob(db, id)
  if (row === undefined) throw new Problem('notFound')
  return { row, job: services.jobs.find(({ kind }) => kind === row.kind) }
}

function audited({ id, kind, ent_id: entId }: { id: string; kind: string; ent_id: string | null }) {
  return { targetKind: 'job', targetId: id, entId, diff: { kind } } as const
}
