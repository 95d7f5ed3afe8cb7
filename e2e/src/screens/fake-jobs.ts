import type { Page } from '@playwright/test'
import type { CallOutput, JobRow } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const row: JobRow = {
  id: 'j1',
  kind: 'export',
  state: 'failed',
  percent: 0,
  attempts: 5,
  error: 'databaseUnavailable',
  entid: null,
  entName: null,
  userid: 'u1',
  userName: '林谷雨',
  loginId: 'operator',
  createdAt: '2026-03-05T08:00:00.000Z',
  startedAt: '2026-03-05T08:00:01.000Z',
  endedAt: '2026-03-05T08:01:03.000Z',
  tookMs: 62_000,
  nextTryAt: null,
  canRetry: true,
  canCancel: false,
}

const entry = { at: '2026-03-05T08:00:01.000Z', attempt: 1, step: null, error: null, actorId: null, actorName: null }
const one: CallOutput<'getJob'> = {
  ...row,
  steps: [{ name: 'write', isDone: false }],
  log: [
    { ...entry, what: 'started' },
    { ...entry, what: 'gaveUp', step: 'write', error: 'databaseUnavailable' },
  ],
}

/** Jobs that failed, so that no picture needs to make one fail. */
export async function fakeJobs(page: Page) {
  await fakeResult('**/api/sysop/job?*', { total: 2, list: [row, { ...row, id: 'j2', state: 'done', error: null }] })(
    page,
  )
  await fakeResult('**/api/sysop/job/j1', one)(page)
}
