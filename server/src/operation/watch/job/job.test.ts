import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { jobKinds, jobSteps, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { givenJob, givenRunningExport, workOn } from './test/given.ts'

let server: TestServer
let operator: Client & { person: { id: string } }

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
})
afterAll(() => server.close())

test('the contract knows each kind of job and each step that is worked off, and no other', () => {
  const { jobs } = server.services
  expect([...new Set(jobs.map(({ kind }) => kind))].toSorted()).toEqual([...jobKinds].toSorted())
  const steps = jobs.flatMap((job) => job.steps.map(({ name }) => name))
  expect([...new Set(steps)].toSorted()).toEqual([...jobSteps].toSorted())
})

test('an operator sees what became of a job: for which enterprise, in which steps, and how long it took', async () => {
  const admin = { loginId: 'jobs.admin', name: 'Admin' }
  const wanted = { name: '任务科技', admin, idempotencyKey: 'jobs-one' }
  const { entid, progressId } = await operator.call('addEnterprise', wanted)
  await until(async () => (await operator.call('getEnterpriseProgress', { entid })).status === 'done')
  const { total, list } = await operator.call('listJobs', { entid })
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({
    id: progressId,
    kind: 'provisionEnterprise',
    state: 'done',
    percent: 100,
    attempts: 1,
    error: null,
    entName: '任务科技',
    nextTryAt: null,
    canRetry: false,
    canCancel: false,
  })
  expect(list[0]?.tookMs).toBeGreaterThanOrEqual(0)
  const { steps, log } = await operator.call('getJob', { id: progressId })
  expect(steps.every(({ isDone }) => isDone)).toBe(true)
  expect(log.map(({ what, step }) => `${what} ${step ?? ''}`.trim())).toEqual([
    'started',
    'step space',
    'step roles',
    'step administrator',
    'step applications',
    'done welcome',
  ])
})

test('jobs are filtered by state, kind, enterprise, person and time, and found by their id or a person', async () => {
  const enterprise = await server.given.enterprise()
  const person = await server.given.person()
  const whose = { ent_id: enterprise.id, user_id: person.id }
  const failed = await givenJob(server, { ...whose, status: 'failed', error_key: 'internal' })
  await givenJob(server, { ...whose, kind: 'accountReset', status: 'done' })
  await givenJob(server, { ...whose, status: 'queued', lease_until: new Date(Date.now() + 600_000) })
  const found = async (filter: object) => (await operator.call('listJobs', { entid: enterprise.id, ...filter })).total
  expect(await found({})).toBe(3)
  expect(await found({ userid: person.id })).toBe(3)
  expect(await found({ state: 'failed' })).toBe(1)
  expect(await found({ state: 'waiting' })).toBe(1)
  expect(await found({ state: 'running' })).toBe(0)
  expect(await found({ kind: 'accountReset' })).toBe(1)
  expect(await found({ from: new Date(Date.now() + 60_000).toISOString() })).toBe(0)
  expect(await found({ to: new Date(Date.now() + 60_000).toISOString() })).toBe(3)
  expect(await found({ iSearch: failed })).toBe(1)
  expect(await found({ iSearch: person.loginId })).toBe(3)
  expect((await operator.call('listJobs', { iSearch: enterprise.id })).total).toBe(3)
})

test('a job that another release has queued under a name of its own is never shown', async () => {
  const id = await givenJob(server, { kind: 'test', status: 'failed' })
  expect((await operator.call('listJobs', { iSearch: id })).total).toBe(0)
  expect((await operator.tryCall('getJob', { id })).error).toBe('notFound')
})

test('of two operators in two processes who try a job again one does, and it runs once', async () => {
  const id = await givenJob(server, { status: 'failed', attempts: 5, error_key: 'mailFailed' })
  const other = await server.startAnother()
  try {
    const elsewhere = createClient(other.localUrl, { cookies: operator.cookieValues() })
    const answers = await Promise.all([operator, elsewhere].map((client) => client.tryCall('retryJob', { id })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['202', '409'])
    expect(answers.map(({ error }) => error)).toContain('jobNotRetried')
    await until(async () => (await operator.call('getJob', { id })).state === 'done')
  } finally {
    await other.stop()
  }
  const { log } = await operator.call('getJob', { id })
  expect(log.map(({ what }) => what)).toEqual(['retried', 'started', 'done'])
  expect(log[0]).toMatchObject({ actorId: operator.person.id })
  const { list } = await operator.call('listAudit', { action: 'retryJob', target: id })
  expect(list.length).toBe(1)
})

test('a code that no person waits for any more is not sent again', async () => {
  const id = await givenJob(server, { kind: 'smsCode', status: 'failed' })
  expect(await operator.call('getJob', { id })).toMatchObject({ canRetry: false, canCancel: false })
  expect((await operator.tryCall('retryJob', { id })).error).toBe('jobNotRetried')
})

test('an enterprise is not left half set up: its provisioning is never cancelled', async () => {
  const key = newId()
  const later = new Date(Date.now() + 600_000)
  const id = await givenJob(server, { kind: 'provisionEnterprise', key, status: 'queued', lease_until: later })
  expect((await operator.call('getJob', { id })).canCancel).toBe(false)
  expect((await operator.tryCall('cancelJob', { id })).error).toBe('jobNotCancelled')
})

test('an export that is cancelled stops where it is, leaves no file, and cannot be tried again', async () => {
  const { exportId, id } = await givenRunningExport(server, operator.person.id)
  expect(await operator.call('getJob', { id })).toMatchObject({ state: 'running', canCancel: true, canRetry: false })
  await operator.call('cancelJob', { id })
  await workOn(server, { exportId, id })
  expect(await exportOf(exportId)).toEqual({ status: 'cancelled', rows: 0, file: 'removed' })
  expect(await operator.call('getJob', { id })).toMatchObject({ state: 'cancelled', canCancel: false, canRetry: false })
  expect((await operator.tryCall('cancelJob', { id })).error).toBeNull()
  const { list } = await operator.call('listAudit', { action: 'cancelJob', target: id })
  expect(list.length).toBe(1)
})

test('an export that its own person cancels is no job that was done', async () => {
  const { exportId, id } = await givenRunningExport(server, operator.person.id)
  await operator.call('cancelExport', { id: exportId })
  await workOn(server, { exportId, id })
  expect((await operator.call('getJob', { id })).state).toBe('cancelled')
})

test('an export that failed is written anew', async () => {
  const { exportId, id } = await givenRunningExport(server, operator.person.id)
  await server.services.tx(platform, async (db) => {
    await db.updateTable('export').set({ status: 'failed' }).where('id', '=', exportId).execute()
    await db.updateTable('job').set({ status: 'failed', lease_until: null }).where('id', '=', id).execute()
  })
  await operator.call('retryJob', { id })
  await until(async () => (await operator.call('getJob', { id })).state === 'done')
  expect((await exportOf(exportId)).status).toBe('done')
})

test('a log keeps its newest hundred entries', async () => {
  const log = Array.from({ length: 140 }, (_, index) => ({
    at: '2026-03-05T08:00:00.000Z',
    what: 'left',
    attempt: index,
  }))
  const id = await givenJob(server, { status: 'failed', log: JSON.stringify(log) })
  await operator.call('retryJob', { id })
  await until(async () => (await operator.call('getJob', { id })).state === 'done')
  const kept = (await operator.call('getJob', { id })).log
  expect([kept.length, kept.at(0)?.attempt, kept.at(-1)?.what]).toEqual([100, 43, 'done'])
})

function exportOf(id: string) {
  return server.services.tx(platform, (db) =>
    db
      .selectFrom('export as e')
      .leftJoin('stored_file as f', 'f.id', 'e.file_id')
      .select(['e.status', 'e.rows_written as rows', 'f.status as file'])
      .where('e.id', '=', id)
      .executeTakeFirstOrThrow(),
  )
}
