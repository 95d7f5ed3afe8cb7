import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { newId } from '../db/id.ts'
import type { Row } from '../db/schema.ts'
import { platform } from '../db/scope.ts'
import type { Db } from '../db/tx.ts'
import type { Services } from '../call/context/services.ts'
import type { Job } from './job.ts'
import { claimJob, findStep, holdJob, noteFailure, noteProgress, noteStep, prolong, release } from './queries.ts'

export type JobRunner = { wake: () => void; stop: () => Promise<void> }
export type RunnerOptions = {
  jobs: readonly Job[]
  services: Services
  log: Logger
  now: () => Date
  /** Aborted when there is no time to wait for the database any more. */
  stopping?: AbortSignal
}

const leaseMs = 30_000
const mostAttempts = 5
const firstRetryMs = 1000
const longestRetryMs = 5 * 60_000
const dayMs = 24 * 60 * 60_000
const noteAgainMs = 500

/** Whenever it is woken works off the jobs that are due, one at a time. Any number of processes may do this on one database. */
export function startRunner(options: RunnerOptions): JobRunner {
  const stopping = new AbortController()
  let awake = Promise.withResolvers<void>()
  const wake = () => awake.resolve()
  const finished = work()
  return {
    wake,
    async stop() {
      stopping.abort()
      wake()
      await finished
    },
  }

  async function work() {
    while (!stopping.signal.aborted) {
      await awake.promise
      awake = Promise.withResolvers()
      while (!stopping.signal.aborted && (await next()) === true);
    }
  }

  function next() {
    return quietly(() => runNext({ ...options, stopping: stopping.signal }), options.log)
  }
}

/** Takes the next due job and runs what is left of it. False when there is none. */
export async function runNext(options: RunnerOptions) {
  const { jobs, services, now } = options
  const claim = {
    now: now(),
    leaseUntil: lease(now()),
    kinds: jobs.map(({ kind }) => kind),
    eachInTurn: jobs.some(isInTurn),
  }
  if (claim.kinds.length === 0) return false
  const row = await services.tx(platform, (db) => claimJob(db, claim))
  const job = jobs.find(({ kind }) => kind === row?.kind)
  if (row === undefined || job === undefined) return false
  const failed = async (error: unknown, errorKey: string) => {
    options.log.error({ err: error, job: row.id, kind: row.kind, attempts: row.attempts }, 'a job failed')
    await untilNoted(() => fail({ row, job, errorKey, options }), options)
    return true
  }
  if (triedInVain(row) > mostAttempts)
    return failed(new Error('each process that tried this job has ended'), 'processEnded')
  try {
    await services.trace.job(row, () => runSteps({ row, job, options }))
  } catch (error) {
    return failed(error, error instanceof Problem ? error.code : 'internal')
  }
  return true
}

const isInTurn = ({ eachInTurn = false }: Job) => eachInTurn

/** How many attempts since the last one noted nothing, not even a failure: the job may be what ends the processes that try. */
function triedInVain({ attempts, log }: Row<'job'>) {
  return attempts - (log.findLast(({ what }) => what === 'step' || what === 'failed')?.attempt ?? 0)
}

/**
 * A database that failed a job cannot note that either, until it is back. Without the note the job would wait until its
 * lease is over, and its people with it; so the note is tried for as long as the lease lasts.
 */
async function untilNoted(note: () => Promise<void>, { stopping }: RunnerOptions) {
  for (const giveUpAt = performance.now() + leaseMs; ;) {
    try {
      return await note()
    } catch (error) {
      if (!isOfDatabase(error) || stopping?.aborted === true || performance.now() > giveUpAt) throw error
      await wait(noteAgainMs, undefined, { ref: false })
    }
  }
}

function isOfDatabase(error: unknown) {
  return error instanceof Problem && (error.code === 'databaseUnavailable' || error.code === 'overloaded')
}

type Run = { row: Row<'job'>; job: Job; options: RunnerOptions }

async function runSteps({ row, job, options }: Run) {
  const done = job.steps.findIndex(({ name }) => name === row.step) + 1
  for (const [index, step] of job.steps.entries()) {
    if (index < done) continue
    if ('work' in step && (await work(step, { row, options })) === 'later') return
    const isOurs = await options.services.tx(platform, async (db) => {
      if (!(await holdJob(db, row))) return false
      const now = options.now()
      if ('run' in step) await step.run(row.payload, { db, jobId: row.id, now, newId, services: options.services })
      const percent = Math.floor(((index + 1) / job.steps.length) * 100)
      await noteStep(db, { id: row.id, step: step.name, percent, leaseUntil: lease(now), now })
      return true
    })
    if (!isOurs) return
  }
}

type Work = Extract<Job['steps'][number], { work: unknown }>

/** Every process may take at once what is left for later. */
async function work(step: Work, { row, options }: Omit<Run, 'job'>) {
  const { services, now, stopping = new AbortController().signal } = options
  const hold = async (db: Db) => {
    const isOurs = await holdJob(db, row)
    if (isOurs) await prolong(db, row.id, lease(now()))
    return isOurs
  }
  // The last hundredth of the only step is the note that it is done.
  const progress = (db: Db, share: number) => noteProgress(db, row.id, Math.min(99, Math.floor(share * 100)))
  const context = { jobId: row.id, now: now(), clock: now, newId, services, hold, progress, stopping }
  const outcome = await step.work(row.payload, context)
  if (outcome === 'later') await services.tx(platform, (db) => release(db, row, now()))
  return outcome
}

async function fail({ row, job, errorKey, options: { services, now, log } }: Run & { errorKey: string }) {
  const at = now()
  const pauseMs = Math.min(firstRetryMs * 2 ** row.attempts, longestRetryMs)
  const retryAt = isTriedAgain(row, job, at) ? new Date(at.getTime() + pauseMs) : null
  const note = (gaveUp: Job['gaveUp']) =>
    services.tx(platform, async (db) => {
      const step = await findStep(db, row.id)
      const failed = { ...row, step: stepAfter(job, step), errorKey, retryAt, now: at }
      if (!(await noteFailure(db, failed)) || retryAt !== null) return
      await gaveUp?.(row.payload, { db, services, now: at, step })
    })
  try {
    await note(job.gaveUp)
  } catch (error) {
    if (retryAt !== null || isOfDatabase(error)) throw error
    // Without this end it would be tried for ever: what it wanted to leave in order stays as it is, and the log says
    // so.
    log.error({ err: error, job: row.id, kind: row.kind }, 'what ends a job that is given up has failed as well')
    await note(undefined)
  }
}

function isTriedAgain({ attempts, started_at: since }: Row<'job'>, { lasts = false }: Job, now: Date) {
  return attempts < mostAttempts || (lasts && since !== null && now.getTime() - since.getTime() < dayMs)
}

/** The step that was at work. */
function stepAfter({ steps }: Job, done: string | null) {
  return steps[steps.findIndex(({ name }) => name === done) + 1]?.name ?? null
}

// The database may be away for a moment; the loop itself must outlive that.
export async function quietly<T>(work: () => Promise<T>, log: Logger) {
  try {
    return await work()
  } catch (error) {
    log.warn({ err: error }, 'the job queue could not be read')
    return undefined
  }
}

function lease(now: Date) {
  return new Date(now.getTime() + leaseMs)
}
