import { sql } from 'kysely'
import { newId } from '../db/id.ts'
import type { Row } from '../db/schema.ts'
import type { Db } from '../db/tx.ts'
import type { NewJob } from './job.ts'
import { begun, logged } from './log-query.ts'

/** The channel on which processes tell each other that there is work. Only a hint: they also look by themselves. */
export const jobChannel = 'atrium_job'

/** Adds a job in the transaction of its cause; a key that exists already is left alone. Answers the job's id. */
export async function enqueue(db: Db, { kind, key, payload, entId = null, userId = null, notBefore }: NewJob) {
  const of = { ent_id: entId, user_id: userId, lease_until: notBefore ?? null }
  const values = { ...of, id: newId(), kind, key, payload: JSON.stringify(payload) }
  const added = await db
    .insertInto('job')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  await wakeRunners(db)
  if (added !== undefined) return added.id
  const known = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return known.id
}

/** Wakes the runners when this transaction commits. */
export async function wakeRunners(db: Db) {
  await sql`select pg_notify(${jobChannel}, '')`.execute(db)
}

/** The kinds of which jobs are due: queued, or left behind by a process whose lease ran out. */
export async function findDueKinds(db: Db, now: Date) {
  const rows = await dueJobs(db, now).select('kind').distinct().execute()
  return rows.map(({ kind }) => kind)
}

function dueJobs(db: Db, now: Date) {
  return db
    .selectFrom('job')
    .where('status', 'in', ['queued', 'running'])
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
}

type Claim = { now: Date; leaseUntil: Date; kinds: readonly string[]; eachInTurn: boolean }

/** Takes one job that is due. Each job goes to one taker; in turns, to an enterprise for which none of these is at work. */
export function claimJob(db: Db, { now, leaseUntil, kinds, eachInTurn }: Claim): Promise<Row<'job'> | undefined> {
  const atWork = db
    .selectFrom('job')
    .select('ent_id')
    .where('kind', 'in', kinds)
    .where('status', '=', 'running')
    .where('lease_until', '>', now)
    .where('ent_id', 'is not', null)
  const due = dueJobs(db, now)
    .select('id')
    .where('kind', 'in', kinds)
    .$if(eachInTurn, (query) =>
      query.where((where) => where.or([where('ent_id', 'is', null), where('ent_id', 'not in', atWork)])),
    )
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('job')
    .set((set) => ({
      status: 'running',
      lease_until: leaseUntil,
      attempts: set('attempts', '+', 1),
      started_at: set.fn.coalesce('started_at', set.val(now)),
      updated_at: now,
      log: logged({ what: begun, at: now, attempt: sql`attempts + 1` }),
    }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

type Hold = { id: string; attempts: number }

/** Locks the job if this attempt still holds it; another process may have taken it over after a long pause. */
export async function holdJob(db: Db, { id, attempts }: Hold) {
  const held = await db
    .selectFrom('job')
    .select('step')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

export async function prolong(db: Db, id: string, leaseUntil: Date) {
  await db.updateTable('job').set({ lease_until: leaseUntil }).where('id', '=', id).execute()
}

export async function noteProgress(db: Db, id: string, percent: number) {
  await db.updateTable('job').set({ percent }).where('id', '=', id).where('percent', '<', percent).execute()
}

/** A process that was told to end has not failed: it was no attempt. */
export async function release(db: Db, { id, attempts }: Hold, now: Date) {
  await db
    .updateTable('job')
    .set({ lease_until: null, attempts: attempts - 1, log: logged({ what: 'left', at: now }) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'running')
    .execute()
}

type Progress = { id: string; step: string; percent: number; leaseUntil: Date; now: Date }

export async function noteStep(db: Db, { id, step, percent, leaseUntil, now }: Progress) {
  await db
    .updateTable('job')
    .set({
      step,
      percent,
      lease_until: leaseUntil,
      error_key: null,
      updated_at: now,
      ...(percent === 100 ? { status: 'done', ended_at: now } : { status: 'running' }),
      log: logged({ what: percent === 100 ? 'done' : 'step', at: now, step }),
    })
    .where('id', '=', id)
    .execute()
}

type Failure = Hold & { step: string | null; errorKey: string; retryAt: Date | null; now: Date }

/**
 * Puts a failed attempt back in the queue, or gives up when there is no time to try again. False when another process
 * has taken the job over.
 */
export async function noteFailure(db: Db, { id, attempts, step, errorKey, retryAt, now }: Failure) {
  const noted = await db
    .updateTable('job')
    .set({
      ...(retryAt === null ? { status: 'failed', ended_at: now } : { status: 'queued' }),
      lease_until: retryAt,
      error_key: errorKey,
      updated_at: now,
      log: logged({ what: retryAt === null ? 'gaveUp' : 'failed', at: now, step, error: errorKey }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** The last step of a job that was done; null when none was. */
export async function findStep(db: Db, id: string) {
  const row = await db.selectFrom('job').select('step').where('id', '=', id).executeTakeFirst()
  return row?.step ?? null
}

/** For a process that is the only one: no other process runs what is noted as running. */
export async function releaseAll(db: Db) {
  await db.updateTable('job').set({ lease_until: null }).where('status', '=', 'running').execute()
}

declare module '../call/context/services.ts' {
  interface Services {
    /** Adds a job in the transaction of its cause; a key that exists already is left alone. Answers the job's id. */
    enqueue(db: Db, job: NewJob): Promise<string>
  }
}
