import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RecordFilter } from '@atrium/shared-utility/contract'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'
import { givenContracts, givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const text = (filter: unknown) => JSON.stringify(filter)

test('a filter of several conditions finds the records for which it holds, counts them, and goes with search and order', async () => {
  const { member, where } = await givenApp(server)
  const add = (values: Record<string, string | boolean | string[]>) => member.call('addRecord', { ...where, values })
  await add({ name: 'Lathe', price: '900.5', state: 'in_use', tags: ['a'], keeper: member.person.id })
  await add({ name: 'Old lathe', price: '90', state: 'idle', bought: '2020-01-01' })
  await add({ name: 'Desk', price: '1000', state: 'in_use', broken: true })
  const found = async (filter: RecordFilter, more: { iSearch?: string } = {}) => {
    const asked = { ...where, ...more, filter: text(filter), sort: 'price', order: 'asc' as const }
    const { total, list } = await member.call('listRecords', asked)
    expect(total).toBe(list.length)
    return list.map(({ values }) => values['name'])
  }
  expect(await found({ field: 'price', op: 'atLeast', value: '900.50' })).toEqual(['Lathe', 'Desk'])
  const used: RecordFilter = { field: 'state', op: 'equals', value: 'in_use' }
  expect(await found({ all: [used, { not: { field: 'broken', op: 'equals', value: true } }] })).toEqual(['Lathe'])
  expect(
    await found({
      any: [
        { field: 'keeper', op: 'me' },
        { field: 'bought', op: 'before', value: '2021-01-01' },
      ],
    }),
  ).toEqual(['Old lathe', 'Lathe'])
  expect(await found({ field: '_createdAt', op: 'during', value: 'today' }, { iSearch: 'lathe' })).toEqual([
    'Old lathe',
    'Lathe',
  ])
  expect(await found({ field: 'tags', op: 'hasNone', value: ['a'] }, { iSearch: 'lathe' })).toEqual(['Old lathe'])
})

test('a filter that does not fit is refused at its place in the words of the caller, also one that is nine levels deep', async () => {
  const { member, where } = await givenApp(server)
  const deep = Array.from({ length: 8 }).reduce<RecordFilter>((inner) => ({ not: inner }), {
    field: 'name',
    op: 'filled',
  })
  const fault = async (filter: unknown) =>
    (await member.tryCall('listRecords', { ...where, filter: text(filter) })).body
  expect(await fault(deep)).toMatchObject({ fields: [{ field: 'filter', msg: '筛选条件最多嵌套 8 层' }] })
  expect(await fault({ all: [{ field: 'price', op: 'contains', value: '1' }] })).toMatchObject({
    fields: [{ field: 'filter.all.0.op', msg: '该类型的字段不能这样筛选' }],
  })
  expect(await fault({ field: 'state', op: 'oneOf', value: ["x' or true --"] })).toMatchObject({
    fields: [{ field: 'filter.value' }],
  })
})

test('L04: a hidden field is refused in a filter in the same words as one that is not there, and in an order', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, where, cost } = app
  await member.call('addRecord', { ...where, values: { title: 'a', cost: '7' } })
  await givenRole(app, { fields: { [cost.uid]: 'hidden' } }, {})
  await publish(builder, appId)
  const answers = []
  for (const field of ['cost', 'gone']) {
    const asked = { all: [{ field: 'title', op: 'filled' }, { not: { field, op: 'greater', value: '1' } }] }
    const { status, body } = await member.tryCall('listRecords', { ...where, filter: text(asked) })
    answers.push([
      status,
      JSON.stringify(body)
        .replaceAll(field, 'x')
        .replaceAll(/"requestId":"[^"]*"/g, ''),
    ])
    expect((await member.tryCall('listRecords', { ...where, sort: field })).error).toBe('malformedRequest')
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[0]).toBe(400)
})

test('L04: a field that is shown in some records is empty in the others, for a filter too', async () => {
  const app = await givenContracts(server)
  const { enterprise, builder, member, appId, where, cost } = app
  const other = await server.given.signedIn({ enterprise })
  const [own, foreign] = [
    await member.call('addRecord', { ...where, values: { title: 'own', cost: '7' } }),
    await other.call('addRecord', { ...where, values: { title: 'foreign', cost: '7' } }),
  ]
  await givenRole(app, { fields: { [cost.uid]: 'hidden' } }, { userId: member.person.id })
  await givenRole(app, { rows: 'own' }, { userId: member.person.id })
  await publish(builder, appId)
  const found = async (filter: RecordFilter) =>
    (await member.call('listRecords', { ...where, filter: text(filter) })).list.map(({ id }) => id)
  expect(await found({ field: 'cost', op: 'equals', value: '7' })).toEqual([own.id])
  expect(await found({ field: 'cost', op: 'empty' })).toEqual([foreign.id])
  expect(await found({ not: { field: 'cost', op: 'equals', value: '7' } })).toEqual([foreign.id])
})
