import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { lastAcceptedMs } from '../../../test/last-accepted.ts'
import { rootOperator } from '../../people/acting/test/given-acting.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { openPortal } from '../../setting/maintenance/state-query.ts'
import { ahead, aPlan } from './test/a-plan.ts'

let server: TestServer
let operator: Client
let member: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
  member = await server.given.signedIn()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.services.tx(platform, async (db) => {
    await openPortal(db, { now: new Date() })
    const row = { state: 'cancelled', ended_at: new Date() } as const
    await db.updateTable('platform_update').set(row).where('state', '=', 'planned').execute()
  })
  server.services.maintenance.forget()
  server.services.currentUpdate.forget()
})

const one = ({ id, revision }: { id: string; revision: number }) => ({ id, revision })
const told = () => server.client().call('getUpdateStatus', {})
const isClosed = async () => (await member.tryCall('getHomeLink', {})).status === 503

async function started(facts: object = {}) {
  const plan = await operator.call('planUpdate', aPlan(facts))
  await operator.call('startUpdate', one(plan))
  return plan
}

test('what is planned is announced to everybody at once, in their language, until it is cancelled', async () => {
  const plan = await operator.call('planUpdate', aPlan())
  await until(async () => (await told()).state === 'announced')
  expect(await told()).toMatchObject({
    version: '3.2.0',
    title: '平台升级',
    windowMin: 30,
    hasNotes: true,
    percent: null,
  })
  expect(await server.client().call('getUpdateTime', {})).toMatchObject({ windowMin: 30 })
  expect((await member.call('getUpdateList', {})).list[0]).toMatchObject({ id: plan.id, state: 'announced' })
  await operator.call('cancelUpdate', one(plan))
  await until(async () => (await told()).state === 'none')
  expect((await member.call('getUpdateList', {})).list).toEqual([])
})

test('what is announced later is known to operators alone until then', async () => {
  const plan = await operator.call('planUpdate', aPlan({ announceAt: ahead(30) }))
  expect((await told()).state).toBe('none')
  expect((await operator.call('getUpdate', { id: plan.id })).state).toBe('planned')
  expect((await member.call('getUpdateList', {})).list).toEqual([])
  await operator.call('cancelUpdate', one(plan))
})

test('a plan is checked field by field, and changed against the revision that was read', async () => {
  const errorOf = async (facts: object) => (await operator.tryCall('planUpdate', aPlan(facts))).error
  expect(await errorOf({ plannedAt: ahead(-5) })).toBe('updateInPast')
  expect(await errorOf({ announceAt: ahead(90) })).toBe('updateAnnouncedLate')
  const plan = await operator.call('planUpdate', aPlan())
  const changed = await operator.call('planUpdate', aPlan({ ...one(plan), version: '3.2.1' }))
  expect(changed).toEqual({ id: plan.id, revision: 2 })
  expect((await operator.tryCall('planUpdate', aPlan(one(plan)))).error).toBe('versionConflict')
  expect((await operator.tryCall('startUpdate', one(plan))).error).toBe('versionConflict')
  expect((await operator.tryCall('cancelUpdate', one(plan))).error).toBe('versionConflict')
})

test('a start closes the portal to everybody but operators, and the end opens it', async () => {
  const { id } = await started()
  await until(isClosed)
  expect(await told()).toMatchObject({ isSysUpdating: true, state: 'running', version: '3.2.0' })
  expect((await server.client().call('getLoginStatus', {})).isSysUpdating).toBe(true)
  expect((await operator.tryCall('listEnterprises', {})).status).toBe(200)
  const { update, until: end } = await operator.call('getMaintenance', {})
  expect([update, end === null]).toEqual([{ id, version: '3.2.0', title: '平台升级' }, false])
  await operator.call('endUpdate', { id, outcome: 'rolledBack', note: 'lists were empty' })
  await until(async () => !(await isClosed()))
  const whole = await operator.call('getUpdate', { id })
  expect(whole).toMatchObject({ state: 'rolledBack', endNote: 'lists were empty', percent: 100 })
  expect(whole.steps.filter(({ state }) => state === 'done').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['close', 'open']),
  )
  expect((await operator.call('getMaintenance', {})).isOn).toBe(false)
})

test('within two seconds of the start another process sends people to the maintenance page', async () => {
  const other = await server.startAnother()
  const elsewhere = createClient(other.localUrl)
  for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.tryCall('getHomeLink', {})).status).toBe(200)
  await started()
  const isIn = async () => (await elsewhere.tryCall('getHomeLink', {})).status !== 503
  const acceptedMs = await lastAcceptedMs(isIn)
  await other.stop()
  expect(acceptedMs).toBeLessThan(2000)
})

test('one update runs at a time, also of two that are started at once', async () => {
  const plans = [await operator.call('planUpdate', aPlan()), await operator.call('planUpdate', aPlan())]
  const answers = await Promise.all(plans.map((plan) => operator.tryCall('startUpdate', one(plan))))
  expect(answers.map(({ error }) => error ?? 'started').toSorted()).toEqual(['started', 'updateRunning'])
})

test('an update says which release the server runs that answers', async () => {
  const { id } = await operator.call('planUpdate', aPlan())
  const file = new URL('../../../../../package.json', import.meta.url)
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'))
  expect((await operator.call('getUpdate', { id })).runningVersion).toBe(version)
})

test('what has begun or ended is neither changed, cancelled, started again nor ended twice', async () => {
  const plan = await started()
  const other = await rootOperator(server)
  const refused = async () =>
    Promise.all([
      operator.tryCall('planUpdate', aPlan(one(plan))),
      operator.tryCall('cancelUpdate', one(plan)),
      other.tryCall('startUpdate', one(plan)),
    ])
  expect((await operator.tryCall('startUpdate', one(plan))).error).toBeNull()
  expect((await refused()).map(({ error }) => error)).toEqual([
    'updateNotPlanned',
    'updateNotPlanned',
    'updateNotPlanned',
  ])
  const ended = { id: plan.id, outcome: 'done' } as const
  for (const _time of [1, 2]) await operator.call('endUpdate', ended)
  expect((await other.tryCall('endUpdate', ended)).error).toBe('updateNotRunning')
  expect((await refused())[2]?.error).toBe('updateNotPlanned')
})

test('the update waits until other jobs are at rest, and says how many there are', async () => {
  const jobId = newId()
  const row = { id: jobId, kind: 'held', key: jobId, payload: '{}', status: 'running', lease_until: new Date(ahead(5)) }
  await server.services.tx(platform, (db) =>
    db
      .insertInto('job')
      .values({ ...row, status: 'running' })
      .execute(),
  )
  const { id } = await started()
  const seen = async () => operator.call('getUpdate', { id })
  // Jobs of the server's own come and go beside the one that is held: one answer that knows it alone is enough.
  let waiting = await seen()
  await until(async () => (waiting = await seen()).jobsAtWork === 1)
  expect(waiting.percent).toBe(25)
  expect(waiting.steps.map(({ state }) => state)).toEqual(['done', 'now', 'ahead', 'ahead'])
  await server.services.tx(platform, (db) => db.deleteFrom('job').where('id', '=', jobId).execute())
  await until(async () => (await seen()).percent === 50)
  expect(await seen()).toMatchObject({ jobsAtWork: 0 })
  expect((await seen()).steps.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'ahead'])
})

test('each change of an update asks for a confirmation, and is in the audit log', async () => {
  const fresh = await server.given.signIn({ loginId: 'operator' })
  expect((await fresh.tryCall('planUpdate', aPlan())).error).toBe('stepUpRequired')
  const plan = await started({ version: '7.7' })
  await operator.call('endUpdate', { id: plan.id, outcome: 'done' })
  const { list } = await operator.call('listAudit', { iSearch: plan.id })
  expect(list.map(({ action }) => action)).toEqual(['endUpdate', 'startUpdate', 'planUpdate'])
})

test('the switch that is turned off by hand ends the update that had turned it on', async () => {
  const { id } = await started()
  await server.services.tx(platform, (db) => openPortal(db, { now: new Date() }))
  expect(await operator.call('getUpdate', { id })).toMatchObject({ state: 'done', endedByName: null })
  expect((await operator.tryCall('endUpdate', { id, outcome: 'done' })).error).toBe('updateNotRunning')
})

test('what everybody may ask answers without a session, during maintenance, and tells nothing of what is not announced', async () => {
  const plan = await operator.call('planUpdate', aPlan({ version: 'secret-1', announceAt: ahead(30) }))
  await started()
  const stranger = server.client()
  const answers = await Promise.all([stranger.tryCall('getUpdateStatus', {}), stranger.tryCall('getUpdateTime', {})])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('secret-1')
  expect((await stranger.tryCall('getUpdateList', {})).status).toBe(503)
  expect(plan.revision).toBe(1)
})

test('only operators see and handle the plans', async () => {
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  for (const name of ['listUpdates', 'getUpdate'] as const)
    expect((await administrator.tryCall(name, { id: 'x' })).status).toBe(403)
})
