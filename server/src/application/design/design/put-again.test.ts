import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a table that is sent again after a lost answer is the change that was made; another person’s is a conflict', async () => {
  const enterprise = await server.given.enterprise()
  const builder = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const colleague = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const { id: appId } = await builder.call('addBuiltApplication', { name: '台账' })
  const [uid, field] = [newId(), aField('text', { key: 'name' })]
  const put = (by: typeof builder, rev: number, fields = [field]) =>
    by.tryCall('putEntity', { appId, uid, rev, body: entityOf(fields) })
  const errors = async (...answers: ReturnType<typeof put>[]) => (await Promise.all(answers)).map(({ error }) => error)
  expect(await errors(put(builder, 0), put(builder, 0))).toEqual([null, null])
  const more = [field, aField('text', { key: 'more' })]
  expect([await errors(put(builder, 1, more)), await errors(put(builder, 1, more))]).toEqual([[null], [null]])
  expect(await errors(put(colleague, 1, more), put(builder, 1), put(builder, 0))).toEqual(
    Array(3).fill('versionConflict'),
  )
  const { entities } = await builder.call('getApplicationDraft', { appId })
  expect(entities.map(({ rev }) => rev)).toEqual([2])
})

test('a table has a uid that no other application of its enterprise has, also where two take it at once', async () => {
  const enterprise = await server.given.enterprise()
  const builder = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const [one, two, three] = await Promise.all(
    ['台账', '报修', '访客'].map(async (name) => (await builder.call('addBuiltApplication', { name })).id),
  )
  const errorOf = async (appId = '', uid = '') => {
    const body = entityOf([aField('text', { key: 'name' })], `t${uid.slice(-8).toLowerCase()}`)
    return (await builder.tryCall('putEntity', { appId, uid, rev: 0, body })).error
  }
  const [raced, kept] = [newId(), newId()]
  const answers = await Promise.all([one, two, three].map((appId) => errorOf(appId, raced)))
  expect(answers.map(String).toSorted()).toEqual(['null', 'tableUidTaken', 'tableUidTaken'])
  expect(await errorOf(one, kept)).toBeNull()
  await publish(builder, one ?? '')
  await builder.call('deleteEntity', { appId: one ?? '', uid: kept, rev: 1 })
  expect([await errorOf(two, kept), await errorOf(one, kept), await errorOf(two, newId())]).toEqual([
    'tableUidTaken',
    null,
    null,
  ])
  const other = await server.given.signedIn({ userType: UserType.developer })
  const { id } = await other.call('addBuiltApplication', { name: '台账' })
  const body = entityOf([aField('text', { key: 'name' })])
  expect((await other.tryCall('putEntity', { appId: id, uid: kept, rev: 0, body })).error).toBeNull()
})

test('a version that is sent again after a lost answer is made once; under another note it is another one', async () => {
  const { builder, appId, uid } = await givenApp(server)
  const more = entityOf([aField('text', { key: 'name' }), aField('text', { key: 'more' })])
  await builder.call('putEntity', { appId, uid, rev: 1, body: more })
  const { draft } = await builder.call('planPublish', { appId })
  const [asked, key] = [{ appId, draft, note: 'a', onceKey: newId() }, newId()]
  const isOver = async () => (await builder.call('getApplicationDraft', { appId })).publishing === null
  const send = () => builder.call('publishApplication', asked)
  expect(await Promise.all([send(), send()])).toEqual([{ number: 2 }, { number: 2 }])
  await until(isOver)
  expect(await send()).toEqual({ number: 2 })
  const plan = await builder.call('planGoingBack', { appId, number: 1 })
  const back = { appId, number: 1, draft: plan.draft, live: plan.live, resetsDraft: true, onceKey: key }
  expect(await builder.call('goBackToVersion', back)).toEqual({ number: 3 })
  await until(isOver)
  expect(await builder.call('goBackToVersion', back)).toEqual({ number: 3 })
  const now = (await builder.call('planPublish', { appId })).draft
  expect(await builder.call('publishApplication', { ...asked, draft: now, note: 'b' })).toEqual({ number: 4 })
  await until(isOver)
  expect((await builder.call('listApplicationVersions', { appId })).map(({ number }) => number)).toEqual([4, 3, 2, 1])
}, 60_000)
