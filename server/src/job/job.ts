import type { z } from 'zod'
import type { Db } from '../db/tx.ts'
import type { Services } from '../services.ts'

/**
 * Work that must be finished whatever happens to the process that began it.
 * Each step runs in one transaction together with the note that it is done, so a step whose effect is in
 * the database happens once; anything outside the database may happen again.
 */
export type Job = {
  kind: string
  steps: readonly { name: string; run: (payload: unknown, context: JobContext) => Promise<void> }[]
}

export type JobDefinition<P> = {
  kind: string
  payload: z.ZodType<P>
  steps: readonly { name: string; run: (payload: P, context: JobContext) => Promise<void> }[]
}

/** `db` has the platform's role: name the enterprise in every statement. */
export type JobContext = { db: Db; jobId: string; now: Date; newId: () => string; services: Services }

/** `key` makes it unique within its kind. */
export type NewJob = { kind: string; key: string; payload: unknown }

/** A payload is read back from the database, so each step gets it through its schema. */
export function defineJob<P>({ kind, payload, steps }: JobDefinition<P>): Job {
  return {
    kind,
    steps: steps.map(({ name, run }) => ({ name, run: (raw, context) => run(payload.parse(raw), context) })),
  }
}
