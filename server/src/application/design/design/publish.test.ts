import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
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

test('what is designed is there for people once it is published, and not before', async () => {
  const enterprise = await server.given.enterprise()
  const builder = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const member = await server.given.signedIn({ enterprise })
  const { id: appId } = await builder.call('addBuiltApplication', { name: '报修', nameEn: 'Repairs' })
  expect((await member.call('listApplications', {})).map(({ id }) => id)).not.toContain(appId)
  expect((await member.tryCall('getAppRuntime', { appId })).error).toBe('appNotFound')
  const body = entityOf([aField('text', { key: 'what', isRequired: true })], 'ticket')
  await builder.call('putEntity', { appId, uid: newId(), rev: 0, body })
  await publish(builder, appId)
  const [shown] = (await member.call('listApplications', {})).filter(({ id }) => id === appId)
  expect(shown).toMatchObject({ name: '报修', url: `/app/${appId}`, kind: 'built' })
  expect((await member.call('getAppRuntime', { appId })).entities).toMatchObject([{ key: 'ticket' }])
})

test('a member neither designs nor publishes', async () => {
  const { member, appId } = await givenApp(server)
  expect((await member.tryCall('listBuiltApplications', {})).status).toBe(403)
  expect((await member.tryCall('publishApplication', { appId, draft: 1 })).status).toBe(403)
})

test('a field that is added is there in the next version, one that is left out keeps its values and comes back with them', async () => {
  const fields = [aField('text', { key: 'name' }), aField('number', { key: 'price' })]
  const { builder, member, appId, uid, where } = await givenApp(server, fields)
  const { id } = await member.call('addRecord', { ...where, values: { name: 'a', price: '7' } })
  expect((await builder.call('getApplicationDraft', { appId })).published).toEqual([
    uid,
    ...fields.map((one) => one.uid),
  ])
  const day = aField('date', { key: 'day' })
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf([...fields.slice(0, 1), day]) })
  const { changes } = await builder.call('planPublish', { appId })
  expect(changes.map(({ what, field, records }) => [what, field, records])).toEqual([
    ['hideField', 'price', 1],
    ['addField', 'day', 1],
  ])
  await publish(builder, appId)
  expect((await member.call('getRecord', { ...where, id })).values).toEqual({ name: 'a', day: null })
  const refused = await member.tryCall('updateRecord', { ...where, id, rev: 1, values: { price: '9' } })
  expect(refused.error).toBe('invalidInput')
  await builder.call('putEntity', { appId, uid, rev: 2, body: entityOf([...fields, day]) })
  await publish(builder, appId)
  expect((await member.call('getRecord', { ...where, id })).values).toEqual({ name: 'a', price: '7', day: null })
  const versions = await builder.call('listApplicationVersions', { appId })
  expect(versions.map(({ number, isLive, state }) => [number, isLive, state])).toEqual([
    [3, true, 'published'],
    [2, false, 'published'],
    [1, false, 'published'],
  ])
})

test('a plan counts the records that hold a removed option or are empty in a field that becomes required, those in the bin left out', async () => {
  const options = ['a', 'b', 'c'].map((key) => ({ key, label: key, labelEn: '' }))
  const [name, note] = [aField('text', { key: 'name' }), aField('text', { key: 'note' })]
  const [state, tags] = [aField('choice', { key: 'state', options }), aField('choices', { key: 'tags', options })]
  const { builder, member, appId, uid, where } = await givenApp(server, [name, note, state, tags])
  const add = (values: Record<string, string | string[]>) => member.call('addRecord', { ...where, values })
  await add({ name: '1', note: 'x', state: 'a', tags: ['b', 'c'] })
  await add({ name: '2', state: 'b', tags: ['b'] })
  await add({ name: '3', tags: ['a'] })
  const { id } = await add({ name: '4', state: 'a', tags: ['c'] })
  await member.call('deleteRecord', { ...where, id, rev: 1 })
  const less = (field: typeof state, keys: string[]) => ({
    ...field,
    options: options.filter(({ key }) => keys.includes(key)),
  })
  const fields = [name, { ...note, isRequired: true }, { ...less(state, ['c']), isRequired: true }, less(tags, ['a'])]
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf(fields) })
  const { changes } = await builder.call('planPublish', { appId })
  expect(changes.map(({ what, field, records }) => [what, field, records])).toEqual([
    ['requireField', 'note', 2],
    ['removeOptions', 'state', 2],
    ['requireField', 'state', 1],
    ['removeOptions', 'tags', 2],
  ])
})

test('a plan says that the type of a field changed, and counts nothing of it; options of a field that is no choice count nothing', async () => {
  const options = ['a', 'b'].map((key) => ({ key, label: key, labelEn: '' }))
  const fields = [
    aField('text', { key: 'name', options }),
    aField('choice', { key: 'state', options }),
    aField('number', { key: 'price' }),
  ]
  const { builder, member, appId, uid, where } = await givenApp(server, fields)
  await member.call('addRecord', { ...where, values: { name: 'a', state: 'a' } })
  const [name, state, price] = fields.map((field) => ({ ...field, options: options.slice(1) }))
  const next = [name, { ...state, type: 'choices' }, { ...price, options: [], type: 'text', isRequired: true }]
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf(next as typeof fields) })
  const { changes, problems } = await builder.call('planPublish', { appId })
  expect(problems.map(({ what, field }) => [what, field])).toEqual([
    ['typeChanged', 'state'],
    ['typeChanged', 'price'],
  ])
  expect(changes.filter(({ what }) => what === 'removeOptions').map(({ field, records }) => [field, records])).toEqual([
    ['name', 0],
    ['state', 0],
  ])
})

test('an edit on an older revision is refused, and a draft that moved is not published', async () => {
  const { builder, appId, uid } = await givenApp(server)
  const body = entityOf([aField('text', { key: 'name' })])
  expect((await builder.tryCall('putEntity', { appId, uid, rev: 9, body })).error).toBe('versionConflict')
  const { draft } = await builder.call('planPublish', { appId })
  await builder.call('putEntity', { appId, uid: newId(), rev: 0, body: { ...body, key: 'other' } })
  expect((await builder.tryCall('publishApplication', { appId, draft })).error).toBe('draftMoved')
})

test.each([null, 'register', 'tables'])(
  'a publication whose process died after the step %s is finished by another process, and nothing is made twice',
  async (step) => {
    const { builder, member, appId, where } = await givenApp(server)
    const { id } = await member.call('addRecord', { ...where, values: { name: 'kept' } })
    await runSql(
      server.address,
      `update application set live_version = null, live_draft = null where id = '${appId}';
       update app_version set state = 'publishing' where app_id = '${appId}';
       update job set status = 'running', step = ${step === null ? 'null' : `'${step}'`}, attempts = 1, ended_at = null,
         lease_until = to_timestamp(0) where key = '${appId}:1'`,
    )
    await until(async () => (await builder.call('getApplicationDraft', { appId })).liveVersion === 1)
    expect((await member.call('getRecord', { ...where, id })).values).toMatchObject({ name: 'kept' })
    const { rows } = await runSql(
      server.address,
      `select count(*)::int as tables from app_table where app_id = '${appId}'`,
    )
    expect(rows).toEqual([{ tables: 1 }])
  },
)

test('of many who publish at once one does', async () => {
  const { builder, appId } = await givenApp(server)
  const { draft } = await builder.call('planPublish', { appId })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => builder.tryCall('publishApplication', { appId, draft })),
  )
  const versions = await builder.call('listApplicationVersions', { appId })
  expect(versions.map(({ number }) => number)).toEqual(
    Array.from({ length: versions.length }, (_, index) => versions.length - index),
  )
  expect(new Set(answers.map(({ error }) => error))).toContain(null)
})

test('an enterprise builds no more applications than it may have', async () => {
  const enterprise = await server.given.enterprise()
  await runSql(server.address, `update enterprise set app_quota = 0 where id = '${enterprise.id}'`)
  const builder = await server.given.signedIn({ enterprise, userType: UserType.developer })
  expect((await builder.tryCall('addBuiltApplication', { name: 'x' })).error).toBe('tooManyApplications')
})
