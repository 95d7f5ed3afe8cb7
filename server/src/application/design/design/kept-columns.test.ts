import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { EntityField } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type App = Awaited<ReturnType<typeof givenApp>>
const [name, amount] = [aField('text', { key: 'name' }), aField('number', { key: 'amount' })]
const many = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => aField('yesNo', { key: `f${start + index}` }))

/** The next version has these fields. */
async function next(app: App, fields: EntityField[], key?: string) {
  await put(app, fields, key)
  return publish(app.builder, app.appId)
}

async function put({ builder, appId, uid }: App, fields: EntityField[], key?: string) {
  const { entities } = await builder.call('getApplicationDraft', { appId })
  const rev = entities.find((one) => one.uid === uid)?.rev ?? 0
  await builder.call('putEntity', { appId, uid, rev, body: entityOf(fields, key) })
}

async function obstacles({ builder, appId }: App) {
  const { draft, problems } = await builder.call('planPublish', { appId })
  const refused = await builder.tryCall('publishApplication', { appId, draft })
  expect(refused.error).toBe(problems.length > 0 ? 'draftIncomplete' : null)
  return problems.map(({ what, field }) => [what, field])
}

test('a field that the live version has forgotten comes back as it was, and with no other type or table that it names', async () => {
  const app = await givenApp(server, [name, amount])
  const { builder, appId, member, where, uid } = app
  const relation = aField('relation', { key: 'other', relatesTo: uid })
  await next(app, [name, amount, relation])
  const { id } = await member.call('addRecord', { ...where, values: { name: 'a', amount: '7' } })
  // Others take their keys, so the version knows of neither.
  const [taken, also] = [aField('text', { key: 'amount' }), aField('text', { key: 'other' })]
  await next(app, [name, taken, also])
  await next(app, [name])
  const another = newId()
  await builder.call('putEntity', { appId, uid: another, rev: 0, body: entityOf([name], 'another') })
  await put(app, [name, { ...amount, type: 'date', decimals: 2 }, { ...relation, relatesTo: another }])
  const { problems } = await builder.call('getApplicationDraft', { appId })
  expect(problems.map(({ what, field }) => [what, field])).toEqual([
    ['typeChanged', 'amount'],
    ['targetChanged', 'other'],
  ])
  expect(await obstacles(app)).toEqual([
    ['typeChanged', 'amount'],
    ['targetChanged', 'other'],
  ])
  await next(app, [name, amount, relation])
  expect((await member.call('getRecord', { ...where, id })).values).toEqual({ name: 'a', amount: '7', other: null })
})

test('a table that comes back brings no field of another type', async () => {
  const app = await givenApp(server, [name, amount])
  const { builder, appId, uid } = app
  await builder.call('putEntity', { appId, uid: newId(), rev: 0, body: entityOf([name], 'other') })
  await builder.call('deleteEntity', { appId, uid, rev: 1 })
  await publish(builder, appId)
  await put(app, [{ ...name, type: 'yesNo' }])
  expect(await obstacles(app)).toEqual([['typeChanged', 'name']])
})

test.each(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid', 'oid', 'select', 'user', 'values', 'then'])(
  'a field that is called as the database calls something, %s, is published and written',
  async (key) => {
    const { member, where } = await givenApp(server, [aField('text', { key }), aField('number', { key: `${key}_2` })])
    const { id } = await member.call('addRecord', { ...where, values: { [key]: 'x', [`${key}_2`]: '1' } })
    const { list } = await member.call('listRecords', { ...where, sort: key, iSearch: 'x' })
    expect(list).toMatchObject([{ id, values: { [key]: 'x', [`${key}_2`]: '1' } }])
  },
)

test('a table has no more fields than it may have, those that were left out too', async () => {
  const app = await givenApp(server, many(100))
  const last = many(100, 200)
  await next(app, many(100, 100))
  await next(app, last)
  await put(app, [...last.slice(1), name])
  expect(await obstacles(app)).toEqual([['tooManyFields', null]])
})

test('a draft that goes back to a version with many hidden fields has those that it shows', async () => {
  const app = await givenApp(server, many(60))
  const shown = many(60, 60)
  await next(app, shown)
  await next(app, [name])
  const { builder, appId } = app
  await builder.call('goBackToVersion', { ...(await plan(app, 2)), resetsDraft: true })
  await until(async () => (await builder.call('getApplicationDraft', { appId })).publishing === null)
  const { entities, liveVersion } = await builder.call('getApplicationDraft', { appId })
  expect(liveVersion).toBe(4)
  const fields = entities[0]?.body.fields ?? []
  expect(fields.filter(({ isHidden }) => !isHidden).map(({ key }) => key)).toEqual(shown.map(({ key }) => key))
  expect(fields.length).toBeLessThanOrEqual(100)
  expect((await builder.call('planPublish', { appId })).changes).toEqual([])
})

async function plan({ builder, appId }: App, number: number) {
  const { draft, live } = await builder.call('planGoingBack', { appId, number })
  return { appId, number, draft, live }
}
