import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('tables stand in the order of their maker, for people once it is published, and again after going back', async () => {
  const { builder, member, appId, uid } = await givenApp(server)
  const other = newId()
  const body = entityOf([aField('text', { key: 'title' })], 'other')
  await builder.call('putEntity', { appId, uid: other, rev: 0, body })
  await publish(builder, appId)
  const order = (...uids: string[]) => builder.tryCall('orderEntities', { appId, uids })
  const drafted = async () => (await builder.call('getApplicationDraft', { appId })).entities.map((one) => one.uid)
  const seen = async () => (await member.call('getAppRuntime', { appId })).entities.map(({ key }) => key)
  expect((await builder.call('planPublish', { appId })).changes).toEqual([])
  expect((await order(other, uid)).error).toBeNull()
  expect([await drafted(), await seen()]).toEqual([
    [other, uid],
    ['asset', 'other'],
  ])
  expect((await builder.call('planPublish', { appId })).changes).toMatchObject([{ what: 'orderEntities' }])
  await publish(builder, appId)
  expect(await seen()).toEqual(['other', 'asset'])
  // What is not all of them is of an older list: another person has added a table, or taken one out.
  const wrong = [await order(uid), await order(uid, uid), await order(uid, other, 'third')]
  expect(wrong.map(({ error }) => error)).toEqual(['versionConflict', 'versionConflict', 'versionConflict'])
  const stranger = await givenApp(server)
  expect((await stranger.builder.tryCall('orderEntities', { appId, uids: [uid, other] })).error).toBe('appNotFound')
  expect((await member.tryCall('orderEntities', { appId, uids: [uid, other] })).status).toBe(403)
  const { draft, live } = await builder.call('planGoingBack', { appId, number: 2 })
  await builder.call('goBackToVersion', { appId, number: 2, draft, live, resetsDraft: true })
  await until(async () => (await seen())[0] === 'asset')
  expect(await drafted()).toEqual([uid, other])
})
