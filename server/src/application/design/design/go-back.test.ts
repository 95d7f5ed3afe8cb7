import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Stage = Awaited<ReturnType<typeof stage>>

/** Version 1 has a table with a name and a price; version 2 has no price but a day, and another table instead of a third. */
async function stage() {
  const [name, price, day] = [
    aField('text', { key: 'name' }),
    aField('number', { key: 'price' }),
    aField('date', { key: 'day' }),
  ]
  const app = await givenApp(server, [name, price])
  const { builder, member, appId, uid, where } = app
  const [gone, come] = [newId(), newId()]
  await builder.call('putEntity', { appId, uid: gone, rev: 0, body: entityOf([name], 'gone') })
  await publish(builder, appId)
  const { id } = await member.call('addRecord', { ...where, values: { name: 'a', price: '7' } })
  const lost = await member.call('addRecord', { appId, entity: 'gone', values: { name: 'b' } })
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf([name, day]) })
  await builder.call('deleteEntity', { appId, uid: gone, rev: 1 })
  // The same key, of another table.
  await builder.call('putEntity', { appId, uid: come, rev: 0, body: entityOf([name], 'gone') })
  await publish(builder, appId)
  await member.call('updateRecord', { ...where, id, rev: 1, values: { day: '2026-03-05' } })
  await member.call('addRecord', { appId, entity: 'gone', values: { name: 'c' } })
  return { ...app, id, lost: lost.id }
}

async function goBack({ builder, appId }: Stage, number: number, resetsDraft: boolean) {
  const { draft, live } = await builder.call('planGoingBack', { appId, number })
  const sent = await builder.call('goBackToVersion', { appId, number, draft, live, resetsDraft })
  await until(async () => (await builder.call('getApplicationDraft', { appId })).publishing === null)
  return sent.number
}

test('going back shows again what was there with its values, and what came later keeps its own', async () => {
  const app = await stage()
  const { builder, member, appId, where, id, lost } = app
  const { changes } = await builder.call('planGoingBack', { appId, number: 2 })
  expect(changes.map(({ what, entity, field, records }) => [what, entity, field, records])).toEqual([
    ['hideEntity', 'gone', null, 1],
    ['hideField', 'asset', 'day', 1],
    ['showField', 'asset', 'price', 1],
    ['showEntity', 'gone', null, 1],
  ])
  expect(await goBack(app, 2, true)).toBe(4)
  expect((await member.call('getRecord', { ...where, id })).values).toEqual({ name: 'a', price: '7' })
  expect((await member.call('getRecord', { appId, entity: 'gone', id: lost })).values).toEqual({ name: 'b' })
  const draft = await builder.call('getApplicationDraft', { appId })
  expect(draft).toMatchObject({ liveVersion: 4, isChanged: false, problems: [] })
  expect((await builder.call('planPublish', { appId })).changes).toEqual([])
  expect(draft.entities.map(({ body }) => body.fields.map(({ key }) => key))).toEqual([['name', 'price'], ['name']])
  const [newest, former] = await builder.call('listApplicationVersions', { appId })
  expect([newest, former]).toMatchObject([
    { number: 4, backTo: 2, isLive: true, state: 'published' },
    { number: 3, backTo: null, isLive: false },
  ])
  await goBack(app, 3, true)
  expect((await member.call('getRecord', { ...where, id })).values).toEqual({ name: 'a', day: '2026-03-05' })
  expect((await member.call('listRecords', { appId, entity: 'gone' })).list).toMatchObject([{ values: { name: 'c' } }])
})

test('a draft that is to stay stays, and differs from what is in force', async () => {
  const app = await stage()
  const before = await app.builder.call('getApplicationDraft', { appId: app.appId })
  await goBack(app, 1, false)
  const after = await app.builder.call('getApplicationDraft', { appId: app.appId })
  expect(after.entities).toEqual(before.entities)
  expect(after).toMatchObject({ isChanged: true, liveVersion: 4 })
})

test('a maker does not go back to the version in force, to one that never was or failed, or past what another has changed', async () => {
  const { builder, member, appId } = await stage()
  const other = await givenApp(server)
  const { draft, live } = await builder.call('planGoingBack', { appId, number: 1 })
  const asked = { appId, number: 1, draft, live, resetsDraft: true }
  await runSql(server.address, `update app_version set state = 'failed' where app_id = '${appId}' and number = 2`)
  for (const number of [2, 3, 9]) {
    expect((await builder.tryCall('planGoingBack', { appId, number })).error).toBe('notFound')
    expect((await builder.tryCall('goBackToVersion', { ...asked, number })).error).toBe('notFound')
  }
  expect((await builder.tryCall('goBackToVersion', { ...asked, draft: draft - 1 })).error).toBe('draftMoved')
  expect((await builder.tryCall('goBackToVersion', { ...asked, live: 1, number: 3 })).error).toBe('draftMoved')
  expect((await member.tryCall('goBackToVersion', asked)).status).toBe(403)
  expect((await other.builder.tryCall('goBackToVersion', asked)).error).toBe('appNotFound')
})

test('of many who go back at once one does, and the others change no draft', async () => {
  const { builder, appId } = await stage()
  const { draft, live } = await builder.call('planGoingBack', { appId, number: 1 })
  const asked = { appId, number: 1, draft, live, resetsDraft: true }
  const answers = await Promise.all(Array.from({ length: 5 }, () => builder.tryCall('goBackToVersion', asked)))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect((await builder.call('getApplicationDraft', { appId })).entities).toHaveLength(1)
})

test('of one who goes back and one who publishes at once one does, and the other is told', async () => {
  const { builder, appId, uid } = await stage()
  await builder.call('putEntity', { appId, uid, rev: 2, body: entityOf([aField('text', { key: 'name' })]) })
  const { draft, live } = await builder.call('planGoingBack', { appId, number: 1 })
  const answers = await Promise.all([
    builder.tryCall('goBackToVersion', { appId, number: 1, draft, live, resetsDraft: true }),
    builder.tryCall('publishApplication', { appId, draft }),
  ])
  const refused = answers.flatMap(({ error }) => (error === null ? [] : [error]))
  expect(refused).toHaveLength(1)
  expect(['alreadyPublishing', 'draftMoved']).toContain(refused[0])
  await until(async () => (await builder.call('getApplicationDraft', { appId })).publishing === null)
  expect((await builder.call('listApplicationVersions', { appId })).map(({ state }) => state)).not.toContain('failed')
})

test.each([null, 'register', 'tables'])(
  'G01: going back whose process died after the step %s is finished by another process, and people work on meanwhile',
  async (step) => {
    const app = await stage()
    const { builder, member, appId, where, id } = app
    const number = await goBack(app, 2, true)
    await runSql(
      server.address,
      `update application set live_version = 3, live_draft = 0 where id = '${appId}';
       update app_version set state = 'publishing' where app_id = '${appId}' and number = ${number}`,
    )
    expect((await member.call('getRecord', { ...where, id })).values).toEqual({ name: 'a', day: '2026-03-05' })
    await runSql(
      server.address,
      `update job set status = 'running', step = ${step === null ? 'null' : `'${step}'`}, attempts = 1, ended_at = null,
         lease_until = to_timestamp(0) where key = '${appId}:${number}'`,
    )
    await until(async () => (await builder.call('getApplicationDraft', { appId })).liveVersion === number)
    expect((await member.call('getRecord', { ...where, id })).values).toEqual({ name: 'a', price: '7' })
    const { rows } = await runSql(
      server.address,
      `select count(*)::int as tables from app_table where app_id = '${appId}'`,
    )
    expect(rows).toEqual([{ tables: 3 }])
  },
)
