import type { CallOutput, JobRow } from '@atrium/shared-utility/contract'

/** An export that was given up, as the server lists it; a test names only what it is about. */
export function aJob(facts: Partial<JobRow> = {}): JobRow {
  return {
    id: 'job1',
    kind: 'export',
    state: 'failed',
    percent: 0,
    attempts: 5,
    error: 'databaseUnavailable',
    entid: null,
    entName: null,
    userid: 'u1',
    userName: '李华',
    loginId: 'li.hua',
    createdAt: '2026-03-05T08:00:00.000Z',
    startedAt: '2026-03-05T08:00:01.000Z',
    endedAt: '2026-03-05T08:01:03.000Z',
    tookMs: 62_000,
    nextTryAt: null,
    canRetry: true,
    canCancel: false,
    ...facts,
  }
}

/** The same with its steps and two of its attempts. */
export function aJobPage(facts: Partial<CallOutput<'getJob'>> = {}): CallOutput<'getJob'> {
  const entry = { at: '2026-03-05T08:00:01.000Z', attempt: 1, step: null, error: null, actorId: null, actorName: null }
  return {
    ...aJob(facts),
    steps: [{ name: 'write', isDone: false }],
    log: [
      { ...entry, what: 'started' },
      { ...entry, what: 'failed', step: 'write', error: 'databaseUnavailable' },
      { ...entry, what: 'retried', actorId: 'u2', actorName: '王芳' },
    ],
    ...facts,
  }
}
