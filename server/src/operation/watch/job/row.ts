import { jobKinds, jobStates, type CallOutput, type JobLogEntry, type JobRow } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { JobEvent } from '../../../foundation/job/tables.ts'
import type { SelectedJob } from './queries.ts'

type Surroundings = Pick<Context, 'now' | 'services'>

/** A job as the calls answer it. */
export function jobRowOf(row: SelectedJob, { now, services }: Surroundings): JobRow {
  const job = services.jobs.find(({ kind }) => kind === row.kind)
  const isOpen = row.status === 'queued' || row.status === 'running'
  return {
    id: row.id,
    kind: z.enum(jobKinds).parse(row.kind),
    state: z.enum(jobStates).parse(row.status === 'queued' ? 'waiting' : row.status),
    percent: row.percent,
    attempts: row.attempts,
    error: row.error_key,
    entid: row.ent_id,
    entName: row.ent_name,
    userid: row.user_id,
    userName: row.user_name,
    loginId: row.login_id,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    tookMs: row.started_at === null ? null : (row.ended_at ?? now).getTime() - row.started_at.getTime(),
    nextTryAt: row.status === 'queued' ? (row.lease_until?.toISOString() ?? null) : null,
    canRetry: row.status === 'failed' && job?.retryFrom !== undefined,
    canCancel: isOpen && job?.cancelled !== undefined,
  }
}

type Steps = CallOutput<'getJob'>['steps']

/** All of its kind, in their order. */
export function stepsOf({ kind, step }: { kind: string; step: string | null }, { services }: Surroundings): Steps {
  const steps = services.jobs.find((job) => job.kind === kind)?.steps ?? []
  const done = steps.findIndex(({ name }) => name === step)
  return steps.map(({ name }, index) => ({ name, isDone: index <= done }))
}

export function logOf({ log }: { log: readonly JobEvent[] }, actors: ReadonlyMap<string, string>): JobLogEntry[] {
  return log.map(({ at, what, attempt, step = null, error = null, by = null }) => ({
    at,
    what,
    attempt,
    step,
    error,
    actorId: by,
    actorName: by === null ? null : (actors.get(by) ?? null),
  }))
}
