import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { dearPartsOf } from '../../../test/list-plans.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp, publish } from '../../test/given-app.ts'
import { givenRole } from '../../test/given-roles.ts'
import { givenView } from '../../test/given-view.ts'

let server: TestServer
let heard: string[] = []
beforeAll(async () => {
  server = await startTestServer({ onStatement: (text) => void heard.push(text) })
})
afterAll(() => server.close())

const option = (key: string) => ({ key, label: key, labelEn: '' })

/** Tasks with a board by their state. */
async function stage() {
  const [name, rank, state] = [
    aField('text', { key: 'name', isRequired: true }),
    aField('number', { key: 'rank' }),
    aField('choice', { key: 'state', options: [option('open'), option('done')] }),
  ]
  const app = await givenApp(server, [name, rank, state])
  const sort = { field: rank.uid, order: 'asc' } as const
  await givenView(app, { kind: 'board', groupBy: state.uid, fields: [rank.uid], sort })
  await publish(app.builder, app.appId)
  return { ...app, name, rank, state, at: { ...app.where, view: 'open' } }
}
type Stage = Awaited<ReturnType<typeof stage>>

async function columnsOf(person: Stage['member'], at: Stage['at'], asked: { iSearch?: string; most?: number } = {}) {
  const { columns } = await person.call('listBoard', { ...at, ...asked })
  return columns.map(({ key, total, list }) => [key, total, list.map(({ values }) => values['name'])])
}

test('a board has a column for each option and one for none, each with its count and its first records in order', async () => {
  const { member, where, at } = await stage()
  for (const [name, rank, state] of [
    ['b', '2', 'open'],
    ['a', '1', 'open'],
    ['c', '3', 'open'],
    ['d', '4', null],
  ] as const)
    await member.call('addRecord', { ...where, values: { name, rank, state } })
  expect(await columnsOf(member, at, { most: 2 })).toEqual([
    ['open', 3, ['a', 'b']],
    ['done', 0, []],
    [null, 1, ['d']],
  ])
  expect(await columnsOf(member, at, { iSearch: 'c' })).toEqual([
    ['open', 1, ['c']],
    ['done', 0, []],
    [null, 0, []],
  ])
})

test('a move is a change of the record, refused where another person has moved it meanwhile', async () => {
  const { member, builder, where, at } = await stage()
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'a', state: 'open' } })
  await builder.call('updateRecord', { ...where, id, rev, values: { state: 'done' } })
  const late = await member.tryCall('updateRecord', { ...where, id, rev, values: { state: null } })
  expect(late.error).toBe('recordConflict')
  expect(await columnsOf(member, at)).toEqual([
    ['open', 0, []],
    ['done', 1, ['a']],
    [null, 0, []],
  ])
})

test('of two moves of one card at once one is made, and the other is told of it', async () => {
  const { member, builder, where, at } = await stage()
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'a' } })
  const moves = await Promise.all([
    member.tryCall('updateRecord', { ...where, id, rev, values: { state: 'open' } }),
    builder.tryCall('updateRecord', { ...where, id, rev, values: { state: 'done' } }),
  ])
  const errors = moves.map(({ error }) => error ?? 'none').toSorted()
  expect(errors).toEqual(['none', 'recordConflict'])
  expect(await member.call('listRecordHistory', { ...where, id })).toHaveLength(1)
  expect((await columnsOf(member, at)).filter(([, total]) => total === 1)).toHaveLength(1)
})

test('a card is moved by a caller who may change its choice, and a hidden choice makes no board', async () => {
  const app = await stage()
  const { builder, member, appId, where, at, state } = app
  await member.call('addRecord', { ...where, values: { name: 'own', state: 'open' } })
  await builder.call('addRecord', { ...where, values: { name: 'theirs', state: 'open' } })
  const { roleUid, body } = await givenRole(app, { acts: ['read'] }, { userId: member.person.id })
  await givenRole(app, { acts: ['read', 'change'], rows: 'own' }, { userId: member.person.id })
  await publish(builder, appId)
  const movable = async () => {
    const { columns } = await member.call('listBoard', at)
    return columns.flatMap(({ list }) => list.map(({ values, isMovable }) => [values['name'], isMovable]))
  }
  expect(await movable()).toEqual(
    expect.arrayContaining([
      ['own', true],
      ['theirs', false],
    ]),
  )
  const [policy] = body.entities
  const hides = { ...body, entities: policy ? [{ ...policy, fields: { [state.uid]: 'hidden' as const } }] : [] }
  await builder.call('putAppRole', { appId, uid: roleUid, rev: 1, body: hides })
  await publish(builder, appId)
  // Of others’ records the choice is hidden: they stand where none is chosen.
  expect(await columnsOf(member, at)).toEqual([
    ['open', 1, ['own']],
    ['done', 0, []],
    [null, 1, ['theirs']],
  ])
  const { roles } = await builder.call('getApplicationDraft', { appId })
  const second = roles.find(({ uid }) => uid !== roleUid)
  await builder.call('deleteAppRole', { appId, uid: second?.uid ?? '', rev: 1 })
  await publish(builder, appId)
  expect((await member.tryCall('listBoard', at)).error).toBe('appNotFound')
  expect((await member.tryCall('listBoard', { ...at, view: 'nothing' })).error).toBe('appNotFound')
})

test('a record whose option is there no more stands where none is chosen', async () => {
  const app = await stage()
  const { builder, member, appId, uid, where, at, name, rank, state } = app
  await member.call('addRecord', { ...where, values: { name: 'a', state: 'done' } })
  const body = { key: 'asset', label: '资产', labelEn: 'Asset' }
  const fields = [name, rank, { ...state, options: [option('open')] }]
  await builder.call('putEntity', { appId, uid, rev: 1, body: { ...body, fields } })
  await publish(builder, appId)
  expect(await columnsOf(member, at)).toEqual([
    ['open', 0, []],
    [null, 1, ['a']],
  ])
})

test('a view shows the records of its filter alone, together with what the caller asks for, and a board counts them', async () => {
  const app = await stage()
  const { builder, member, appId, where, name, state } = app
  const filter = { field: 'rank', op: 'atLeast', value: '2' } as const
  await givenView(app, { key: 'high', fields: [name.uid], filter })
  await givenView(app, { key: 'highboard', kind: 'board', groupBy: state.uid, filter })
  await publish(builder, appId)
  for (const rank of ['1', '2', '3'])
    await member.call('addRecord', { ...where, values: { name: rank, rank, state: 'open' } })
  const named = async (asked: object) =>
    (await member.call('listRecords', { ...where, sort: 'rank', order: 'asc', ...asked })).list.map(
      ({ values }) => values['name'],
    )
  expect(await named({})).toEqual(['1', '2', '3'])
  expect(await named({ view: 'high' })).toEqual(['2', '3'])
  expect(await named({ view: 'high', filter: { field: 'rank', op: 'less', value: '3' } })).toEqual(['2'])
  expect((await member.tryCall('listRecords', { ...where, view: 'nothing' })).error).toBe('appNotFound')
  expect(await columnsOf(member, { ...where, view: 'highboard' })).toEqual([
    ['open', 2, ['3', '2']],
    ['done', 0, []],
    [null, 0, []],
  ])
})

test.each(['listRecords', 'listBoard'] as const)('%s without an order walks the index of the newest', async (name) => {
  const app = await stage()
  await givenView(app, { kind: 'board', key: 'newest', groupBy: app.state.uid, fields: [app.rank.uid] })
  await publish(app.builder, app.appId)
  heard = []
  await app.member.call(name, name === 'listBoard' ? { ...app.where, view: 'newest' } : app.where)
  const texts = heard.filter((text) => text.includes('order by _created_at desc'))
  expect(texts).toHaveLength(1)
  const scope = { as: 'tenant', entId: app.enterprise.id, userId: app.member.person.id } as const
  const parts = await Promise.all(texts.map((text) => dearPartsOf(server, text, scope)))
  expect(parts.flat()).toEqual([])
})
