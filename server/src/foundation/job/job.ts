import type { z } from 'zod'
import type { Db } from '../db/tx.ts'
import type { Services } from '../call/context/services.ts'

/**
 * Work that must be finished whatever happens to the process that began it.
 * Each step runs in one transaction together with the note that it is done, so a step whose effect is in
 * the database happens once; anything outside the database may happen again.
 */
export type Job = Work<unknown>

type Work<P> = {
  kind: string
  /** Jobs of one lane are worked off one after the other, lanes beside each other; a kind without one has a lane of its own. */
  lane?: string
  /** How many of it are worked off beside each other, each in a lane of its own. */
  places?: number
  /** An enterprise has one of its lane's places at most, so that what takes long for it delays no other one. */
  eachInTurn?: boolean
  /** Tried for a day, and not five times only: no person sees that it failed, and none would begin it again. */
  lasts?: boolean
  /** A failed job is kept: only the same job may begin again what it left half done. */
  staysFailed?: boolean
  steps: readonly Step<P>[]
  /** Runs in the transaction that gives the job up after its last attempt. */
  gaveUp?: (payload: P, context: GaveUp) => Promise<void>
  /** The step from which operators begin a failed job again; a kind that does not say is of no use by then. */
  retryFrom?: 'failedStep' | 'beginning'
  /** Runs in the transaction that begins it again. False when there is nothing left to do. */
  retried?: (payload: P, context: Retried) => Promise<boolean>
  /**
   * Runs in the transaction that cancels it: puts away what the job has made. A kind without it may not be left half
   * done.
   */
  cancelled?: (payload: P, context: Ended) => Promise<void>
}

/**
 * `work` is for what takes longer than a transaction may: it has its own, short ones, and asks in each whether the job is
 * still its own (`hold`). It may say that the rest is for later, when the process ends.
 */
type Step<P> = { name: string } & (
  | { run: (payload: P, context: JobContext) => Promise<void> }
  | { work: (payload: P, context: WorkContext) => Promise<'done' | 'later'> }
)

type JobDefinition<P> = Work<P> & { payload: z.ZodType<P> }

type Ended = Pick<JobContext, 'db' | 'services' | 'now'>
type Retried = Ended & Pick<JobContext, 'newId'>

/** `step` is the last one that was done; null when none was. */
type GaveUp = Ended & { step: string | null }

/** `db` has the platform's role: name the enterprise in every statement. */
export type JobContext = { db: Db; jobId: string; now: Date; newId: () => string; services: Services }

export type WorkContext = Omit<JobContext, 'db'> & {
  /** The moment, as all processes have it; `now` is when this work was begun, which may be long ago. */
  clock: () => Date
  /** Locks the job and prolongs its lease. False when another process has taken it over. */
  hold: (db: Db) => Promise<boolean>
  /** Says to operators how much of the job is done: a share of one. Only in a transaction that holds the job. */
  progress: (db: Db, share: number) => Promise<void>
  stopping: AbortSignal
}

/**
 * `key` makes it unique within its kind. `entId` and `userId` say to operators for whom it is. It is begun at once, or not
 * before a moment.
 */
export type NewJob = {
  kind: string
  key: string
  payload: unknown
  entId?: string | null
  userId?: string | null
  notBefore?: Date
}

/** A payload is read back from the database, so each step gets it through its schema. */
export function defineJob<P>({ payload, steps, gaveUp, retried, cancelled, ...rest }: JobDefinition<P>): Job {
  return {
    ...rest,
    ...(gaveUp && { gaveUp: (raw: unknown, context: GaveUp) => gaveUp(payload.parse(raw), context) }),
    ...(retried && { retried: (raw: unknown, context: Retried) => retried(payload.parse(raw), context) }),
    ...(cancelled && { cancelled: (raw: unknown, context: Ended) => cancelled(payload.parse(raw), context) }),
    steps: steps.map((step): Step<unknown> => {
      const { name } = step
      if ('run' in step) return { name, run: (raw, context) => step.run(payload.parse(raw), context) }
      return { name, work: (raw, context) => step.work(payload.parse(raw), context) }
    }),
  }
}

declare module '../call/context/services.ts' {
  interface Services {
    /** Every kind of job that this installation works off. */
    jobs: readonly Job[]
  }
}
