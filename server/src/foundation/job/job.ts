import type { z } from 'zod'
import type { Db } from '../db/tx.ts'
import type { Services } from '../context/services.ts'

/**
 * Work that must be finished whatever happens to the process that began it.
 * Each step runs in one transaction together with the note that it is done, so a step whose effect is in
 * the database happens once; anything outside the database may happen again.
 */
export type Job = Work<unknown>

type Work<P> = {
  kind: string
  steps: readonly Step<P>[]
  /** In the transaction that gives the job up after its last attempt. */
  gaveUp?: (payload: P, context: GaveUp) => Promise<void>
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

/** `step` is the last one that was done; null when none was. */
type GaveUp = Pick<JobContext, 'db' | 'services'> & { step: string | null }

/** `db` has the platform's role: name the enterprise in every statement. */
export type JobContext = { db: Db; jobId: string; now: Date; newId: () => string; services: Services }

export type WorkContext = Omit<JobContext, 'db'> & {
  /** Locks the job and prolongs its lease. False when another process has taken it over. */
  hold: (db: Db) => Promise<boolean>
  stopping: AbortSignal
}

/** `key` makes it unique within its kind. */
export type NewJob = { kind: string; key: string; payload: unknown }

/** A payload is read back from the database, so each step gets it through its schema. */
export function defineJob<P>({ kind, payload, steps, gaveUp }: JobDefinition<P>): Job {
  return {
    kind,
    ...(gaveUp && { gaveUp: (raw: unknown, context: GaveUp) => gaveUp(payload.parse(raw), context) }),
    steps: steps.map((step): Step<unknown> => {
      const { name } = step
      if ('run' in step) return { name, run: (raw, context) => step.run(payload.parse(raw), context) }
      return { name, work: (raw, context) => step.work(payload.parse(raw), context) }
    }),
  }
}
