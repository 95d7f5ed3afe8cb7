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
  steps: readonly { name: string; run: (payload: P, context: JobContext) => Promise<void> }[]
  /** In the transaction that gives the job up after its last attempt. */
  gaveUp?: (payload: P, context: GaveUp) => Promise<void>
}

type JobDefinition<P> = Work<P> & { payload: z.ZodType<P> }

/** `step` is the last one that was done; null when none was. */
type GaveUp = Pick<JobContext, 'db' | 'services'> & { step: string | null }

/** `db` has the platform's role: name the enterprise in every statement. */
export type JobContext = { db: Db; jobId: string; now: Date; newId: () => string; services: Services }

/** `key` makes it unique within its kind. */
export type NewJob = { kind: string; key: string; payload: unknown }

/** A payload is read back from the database, so each step gets it through its schema. */
export function defineJob<P>({ kind, payload, steps, gaveUp }: JobDefinition<P>): Job {
  return {
    kind,
    ...(gaveUp && { gaveUp: (raw: unknown, context: GaveUp) => gaveUp(payload.parse(raw), context) }),
    steps: steps.map(({ name, run }) => ({ name, run: (raw, context) => run(payload.parse(raw), context) })),
  }
}
