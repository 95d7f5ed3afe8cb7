import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { newId } from '../db/id.ts'
import type { Row } from '../db/schema.ts'
import { platform } from '../db/scope.ts'
import type { Db } from '../db/tx.ts'
import type { Services } from '../context/services.ts'
import type { Job } from './job.ts'
import { claimJob, findStep, holdJob, noteFailure, noteStep, prolong, release } from './queries.ts'

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
const pollMs = 2000
const mostAttempts = 5
const firstRetryMs = 1000
const noteAgainMs = 500

/** Works off due jobs, one at a time, until stopped. Any number of processes may do this on one database. */
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
      const hasWorked = await quietly(() => runNext({ ...options, stopping: stopping.signal }), options.log)
      if (hasWorked === true) continue
      await Promise.race([awake.promise, wait(pollMs, undefined, { ref: false })])
      awake = Promise.withResolvers()
    }
  }
}

/** Takes the next due job and runs what is left of it. False when there is none. */
export async function runNext(options: RunnerOptions) {
  const { jobs, services, now } = options
  const claim = { now: now(), leaseUntil: lease(now()), kinds: jobs.map(({ kind }) => kind) }
  if (claim.kinds.length === 0) return false
  const row = await services.tx(platform, (db) => claimJob(db, claim))
  const job = jobs.find(({ kind }) => kind === row?.kind)
  if (row === undefined || job === undefined) return false
  try {
    await runSteps({ row, job, options })
  } catch (error) {
    options.log.error({ err: error, job: row.id, kind: row.kind, attempts: row.attempts }, 'a job failed')
    await untilNoted(() => fail({ row, job, error, options }), options)
  }
  return true
}

/**
 * A database that failed a job cannot note that either, until it is back. Unnoted the job would wait until its lease is
 * over, and its people with it; so it is tried for as long as the lease lasts.
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

/** What is left for later is free at once for whichever process takes it. */
async function work(step: Work, { row, options }: Omit<Run, 'job'>) {
  const { services, now, stopping = new AbortController().signal } = options
  const hold = async (db: Db) => {
    const isOurs = await holdJob(db, row)
    if (isOurs) await prolong(db, row.id, lease(now()))
    return isOurs
  }
  const outcome = await step.work(row.payload, { jobId: row.id, now: now(), newId, services, hold, stopping })
  if (outcome === 'later') await services.tx(platform, (db) => release(db, row, now()))
  return outcome
}

async function fail({ row, job, error, options: { services, now } }: Run & { error: unknown }) {
  const at = now()
  const retryAt = row.attempts < mostAttempts ? new Date(at.getTime() + firstRetryMs * 2 ** row.attempts) : null
  const errorKey = error instanceof Problem ? error.code : 'internal'
  await services.tx(platform, async (db) => {
    const step = await findStep(db, row.id)
    const failed = { ...row, step: stepAfter(job, step), errorKey, retryAt, now: at }
    if (!(await noteFailure(db, failed)) || retryAt !== null) return
    await job.gaveUp?.(row.payload, { db, services, step })
  })
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
