import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { ahead, aPlan } from './test/a-plan.ts'

let server: TestServer
let operator: Client

const clock = { aheadMs: 0 }

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + clock.aheadMs) })
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

test('a plan whose time has gone by is missed: nothing announces it, and nothing starts it by itself', async () => {
  const { id } = await operator.call('planUpdate', aPlan({ startsItself: true }))
  const past = { planned_at: new Date(ahead(-40)), announce_at: new Date(ahead(-60)) }
  await server.services.tx(platform, async (db) => {
    await db.updateTable('platform_update').set(past).where('id', '=', id).execute()
    await db.updateTable('job').set({ lease_until: null }).where('kind', '=', 'update').execute()
  })
  const isWorkedOff = async () => {
    const { list } = await operator.call('listJobs', { kind: 'update', state: 'waiting' })
    return list.length === 0
  }
  await until(isWorkedOff)
  server.services.currentUpdate.forget()
  expect([
    (await server.client().call('getUpdateStatus', {})).state,
    (await operator.call('getUpdate', { id })).state,
  ]).toEqual(['none', 'missed'])
  expect((await server.client().tryCall('getHomeLink', {})).status).toBe(401)
})

test('the list is searched, filtered by every state, and sorted', async () => {
  const announced = await operator.call('planUpdate', aPlan({ version: '9.1', titleEn: 'Needle' }))
  const planned = await operator.call(
    'planUpdate',
    aPlan({ version: '9.2', announceAt: ahead(30), plannedAt: ahead(90) }),
  )
  const idsOf = async (filter: object) => (await operator.call('listUpdates', filter)).list.map(({ id }) => id)
  expect(await idsOf({ iSearch: 'NEEDLE' })).toEqual([announced.id])
  expect(await idsOf({ iSearch: '9.' })).toEqual([planned.id, announced.id])
  expect(await idsOf({ iSearch: '9.', order: 'asc' })).toEqual([announced.id, planned.id])
  expect(await idsOf({ state: 'announced' })).toEqual([announced.id])
  expect(await idsOf({ state: 'planned' })).toEqual([planned.id])
  expect(await idsOf({ iSearch: '9.', state: 'missed' })).toEqual([])
  expect(await idsOf({ iSearch: '9.', to: ahead(80) })).toEqual([announced.id])
  await operator.call('cancelUpdate', { id: planned.id, revision: planned.revision })
  expect(await idsOf({ iSearch: '9.', state: 'cancelled' })).toEqual([planned.id])
})

test('a plan that is to begin by itself does so at its time, and no operator is said to have started it', async () => {
  const ownClock = { aheadMs: 0 }
  const own = await startTestServer({ now: () => new Date(Date.now() + ownClock.aheadMs) })
  const staff = await own.given.signIn({ loginId: 'operator' })
  await own.given.confirm(staff)
  const { id } = await staff.call('planUpdate', aPlan({ plannedAt: ahead(1), startsItself: true }))
  ownClock.aheadMs = 61_000
  await until(async () => (await own.client().tryCall('getHomeLink', {})).status === 503)
  expect(await staff.call('getUpdate', { id })).toMatchObject({ state: 'running', startedByName: null })
  const { list } = await staff.call('listAudit', { action: 'startUpdate' })
  expect(list.map(({ actorId }) => actorId)).toEqual([null])
  await own.close()
})

test('two updates that begin by themselves may not overlap, and one names the other (R12)', async () => {
  const first = aPlan({ version: '7.1', plannedAt: ahead(600), startsItself: true })
  const { id, revision } = await operator.call('planUpdate', first)
  const tried = async (facts: object) =>
    (await operator.tryCall('planUpdate', aPlan({ version: '7.2', ...facts }))).error
  const overlapping = await operator.tryCall('planUpdate', aPlan({ plannedAt: ahead(620), startsItself: true }))
  expect(overlapping).toMatchObject({ error: 'updateOverlaps', body: { params: { version: '7.1' } } })
  expect(await tried({ plannedAt: ahead(580), startsItself: true })).toBe('updateOverlaps')
  expect(await tried({ plannedAt: ahead(600) })).toBeNull()
  expect(await tried({ plannedAt: ahead(630), startsItself: true })).toBeNull()
  expect((await operator.tryCall('planUpdate', { ...first, id, revision, windowMin: 20 })).error).toBeNull()
  const moved = { ...first, id, revision: revision + 1, plannedAt: ahead(615) }
  expect((await operator.tryCall('planUpdate', moved)).error).toBe('updateOverlaps')
})

test('an update whose time comes while another runs does not begin by itself later, and says so (R12)', async () => {
  const waiting = await operator.call('planUpdate', aPlan({ plannedAt: ahead(2), startsItself: true }))
  const running = await operator.call('planUpdate', aPlan())
  await operator.call('startUpdate', running)
  const found = () => operator.call('getUpdate', { id: waiting.id })
  expect((await found()).isHeldBack).toBe(false)
  clock.aheadMs = 4 * 60_000
  await server.services.tx(platform, (db) =>
    db.updateTable('job').set({ lease_until: null }).where('key', 'like', `${waiting.id}%`).execute(),
  )
  const isLeft = async () => (await jobsOf(waiting.id)).some(({ status }) => status !== 'done')
  await until(async () => !(await isLeft()))
  await operator.call('endUpdate', { id: running.id, outcome: 'done' })
  expect(await found()).toMatchObject({ state: 'announced', isHeldBack: true })
  expect((await server.client().tryCall('getHomeLink', {})).status).toBe(401)
  await operator.call('startUpdate', waiting)
  expect(await found()).toMatchObject({ state: 'running', isHeldBack: false })
})

function jobsOf(id: string) {
  return server.services.tx(platform, (db) =>
    db.selectFrom('job').select('status').where('kind', '=', 'update').where('key', 'like', `${id}:%`).execute(),
  )
}
