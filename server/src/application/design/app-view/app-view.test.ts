import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'
import { givenContracts, givenRole } from '../../test/given-roles.ts'
import { givenView, viewOf } from '../../test/given-view.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a view is written against its revision, and people have it once it is published, until it is published without', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, title, cost } = app
  const seen = async () => (await member.call('getAppRuntime', { appId })).entities[0]?.views
  const fields = [cost.uid, title.uid]
  const { viewUid, body } = await givenView(app, { fields, sort: { field: cost.uid, order: 'asc' } })
  expect(await seen()).toEqual([])
  expect((await builder.call('planPublish', { appId })).changes).toMatchObject([
    { what: 'addView', entityLabel: '待处理' },
  ])
  await publish(builder, appId)
  expect(await seen()).toEqual([
    {
      key: 'open',
      label: '待处理',
      labelEn: 'Open',
      kind: 'table',
      fields: ['cost', 'title'],
      sort: { field: 'cost', order: 'asc' },
      groupBy: null,
      isFiltered: false,
    },
  ])
  expect((await builder.call('getApplicationDraft', { appId })).published).toContain(viewUid)
  const stale = await builder.tryCall('putAppView', { appId, uid: viewUid, rev: 9, body })
  const ofTable = await builder.tryCall('putAppView', { appId, uid: app.uid, rev: 1, body })
  expect([stale.error, ofTable.error]).toEqual(['versionConflict', 'versionConflict'])
  await builder.call('deleteAppView', { appId, uid: viewUid, rev: 1 })
  expect(await seen()).toHaveLength(1)
  await publish(builder, appId)
  expect(await seen()).toEqual([])
  // Back to the version that had it.
  const { draft, live } = await builder.call('planGoingBack', { appId, number: 2 })
  await builder.call('goBackToVersion', { appId, number: 2, draft, live, resetsDraft: true })
  await until(async () => (await seen())?.length === 1)
  expect((await builder.call('getApplicationDraft', { appId })).views).toMatchObject([{ uid: viewUid, body }])
})

test('the views of a table stand in the order of their maker, for people once it is published, and again after going back', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, uid, title } = app
  const uids: string[] = []
  for (const key of ['one', 'two', 'three']) uids.push((await givenView(app, { key, fields: [title.uid] })).viewUid)
  const [one = '', two = '', three = ''] = uids
  const order = (...list: string[]) => builder.tryCall('orderAppViews', { appId, entity: uid, uids: list })
  const drafted = async () => (await builder.call('getApplicationDraft', { appId })).views.map((view) => view.uid)
  const seen = async () => (await member.call('getAppRuntime', { appId })).entities[0]?.views.map(({ key }) => key)
  await givenRole(app, { acts: ['read'] }, {})
  await publish(builder, appId)
  expect((await builder.call('planPublish', { appId })).changes).toEqual([])
  expect((await order(three, one, two)).error).toBeNull()
  expect([await drafted(), await seen()]).toEqual([
    [three, one, two],
    ['one', 'two', 'three'],
  ])
  expect((await builder.call('planPublish', { appId })).changes).toMatchObject([{ what: 'orderViews', entity: uid }])
  await publish(builder, appId)
  expect(await seen()).toEqual(['three', 'one', 'two'])
  // What is not all of them is of an older list: another person has added a view, or taken one out.
  const wrong = [await order(one, two), await order(one, two, two), await order(one, two, three, 'other')]
  expect(wrong.map(({ error }) => error)).toEqual(['versionConflict', 'versionConflict', 'versionConflict'])
  await givenView(app, { key: 'four', fields: [title.uid] })
  expect((await drafted()).slice(0, 3)).toEqual([three, one, two])
  const { draft, live } = await builder.call('planGoingBack', { appId, number: 2 })
  await builder.call('goBackToVersion', { appId, number: 2, draft, live, resetsDraft: true })
  await until(async () => (await seen())?.[0] === 'one')
  expect(await drafted()).toEqual([one, two, three])
})

test('a view with a field that its table has not, or has no more, is not published', async () => {
  const app = await givenContracts(server)
  const { builder, appId, uid, title, cost } = app
  const other = aField('text', { key: 'foreign' })
  await builder.call('putEntity', { appId, uid: newId(), rev: 0, body: entityOf([other], 'other') })
  const { viewUid, body } = await givenView(app, { fields: [title.uid, other.uid] })
  const stopped = async () => {
    const { draft, problems } = await builder.call('planPublish', { appId })
    const { error } = await builder.tryCall('publishApplication', { appId, draft })
    return [problems.map(({ what, uid: at }) => [what, at]), error]
  }
  expect(await stopped()).toEqual([[['viewFieldGone', viewUid]], 'draftIncomplete'])
  await builder.call('putAppView', { appId, uid: viewUid, rev: 1, body: { ...body, fields: [cost.uid] } })
  await publish(builder, appId)
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf([title]) })
  expect(await stopped()).toEqual([[['viewFieldGone', viewUid]], 'draftIncomplete'])
  const { problems } = await builder.call('getApplicationDraft', { appId })
  expect(problems).toMatchObject([{ what: 'viewFieldGone', fieldLabel: 'cost' }])
})

test('members and other enterprises write no views, and what a view cannot be is refused at its place', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, uid, title } = app
  const body = viewOf(uid, { fields: [title.uid] })
  const asked = { appId, uid: newId(), rev: 0, body }
  const stranger = await givenApp(server)
  expect((await member.tryCall('putAppView', asked)).status).toBe(403)
  expect((await stranger.builder.tryCall('putAppView', asked)).error).toBe('appNotFound')
  const refused = async (changes: object) => {
    const { body: told } = await builder.tryCall('putAppView', { ...asked, body: { ...body, ...changes } })
    return (told as { fields?: { field: string }[] }).fields?.map(({ field }) => field)
  }
  expect(await refused({ label: 'x'.repeat(10_000) })).toEqual(['body.label'])
  expect(await refused({ key: '__proto__' })).toEqual(['body.key'])
  expect(await refused({ entity: '__proto__' })).toEqual(['body.entity'])
  expect(await refused({ fields: ['__proto__'] })).toEqual(['body.fields.0'])
  expect(await refused({ fields: [] })).toEqual(['body.fields'])
  expect(await refused({ fields: [title.uid, title.uid] })).toEqual(['body.fields'])
  expect(await refused({ filter: { field: '__proto__', op: 'filled' } })).toEqual(['body.filter.field'])
  expect(await refused({ kind: 'board' })).toEqual(['body.groupBy'])
  const four = Array.from({ length: 4 }, () => newId())
  expect(await refused({ kind: 'board', groupBy: title.uid, fields: four })).toEqual(['body.fields'])
})

test('a view shows no hidden field to a caller whose roles hide it', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, title, cost } = app
  await givenView(app, { fields: [cost.uid, title.uid], sort: { field: cost.uid, order: 'desc' } })
  await givenView(app, { key: 'costs', fields: [cost.uid] })
  await givenRole(app, { fields: { [cost.uid]: 'hidden' } }, { userId: member.person.id })
  await publish(builder, appId)
  const { entities } = await member.call('getAppRuntime', { appId })
  expect(entities[0]?.views).toMatchObject([{ key: 'open', fields: ['title'], sort: null }])
  expect(JSON.stringify(entities)).not.toContain('cost')
})
