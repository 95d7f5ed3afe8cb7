import type { Db } from '../db/tx.ts'
import { logged } from './log-query.ts'
import { wakeRunners } from './queries.ts'

/** A decision about a job waits for the step that it is in, and no other decision runs beside it. */
export function lockJob(db: Db, id: string) {
  return db.selectFrom('job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Again = { id: string; from: 'failedStep' | 'beginning'; by: string; now: Date }

/** Queues one that was given up; one that waits, runs or has ended otherwise stays as it is. */
export async function requeue(db: Db, { id, from, by, now }: Again) {
  await db
    .updateTable('job')
    .set({
      status: 'queued',
      attempts: 0,
      error_key: null,
      lease_until: null,
      ended_at: null,
      updated_at: now,
      ...(from === 'beginning' && { step: null, percent: 0 }),
      log: logged({ what: 'retried', at: now, by }),
    })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .execute()
  await wakeRunners(db)
}

type Cancel = { kind: string; key: string; by: string; now: Date }

/**
 * Cancels a job; the process that works on it finds out before it does anything else. A job that has ended stays as it
 * is.
 */
export async function cancel(db: Db, { kind, key, by, now }: Cancel) {
  await db
    .updateTable('job')
    .set({
      status: 'cancelled',
      lease_until: null,
      ended_at: now,
      updated_at: now,
      log: logged({ what: 'cancelled', at: now, by }),
    })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('status', 'in', ['queued', 'running'])
    .execute()
}
