import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { ahead, aPlan } from './test/a-plan.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
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

test('a plan that is to begin by itself does so at its time, and nobody is said to have started it', async () => {
  const clock = { aheadMs: 0 }
  const own = await startTestServer({ now: () => new Date(Date.now() + clock.aheadMs) })
  const staff = await own.given.signIn({ loginId: 'operator' })
  await own.given.confirm(staff)
  const { id } = await staff.call('planUpdate', aPlan({ plannedAt: ahead(1), startsItself: true }))
  clock.aheadMs = 61_000
  await until(async () => (await own.client().tryCall('getHomeLink', {})).status === 503)
  expect(await staff.call('getUpdate', { id })).toMatchObject({ state: 'running', startedByName: null })
  const { list } = await staff.call('listAudit', { action: 'startUpdate' })
  expect(list.map(({ actorId }) => actorId)).toEqual([null])
  await own.close()
})
