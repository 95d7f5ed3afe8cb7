import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp } from '../../test/given-app.ts'

let server: TestServer
let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  server = await startTestServer()
  app = await givenApp(server)
})
afterAll(() => server.close())

test('a record keeps a value of every type as it was given', async () => {
  const { member, where } = app
  const values = {
    name: 'Laptop 14',
    detail: 'two\nlines',
    price: '12345.6',
    bought: '2026-11-29',
    seen: '2026-11-29T08:30:00.000Z',
    broken: false,
    state: 'idle',
    tags: ['a', 'b'],
    keeper: member.person.id,
  }
  const { id } = await member.call('addRecord', { ...where, values })
  const found = await member.call('getRecord', { ...where, id })
  expect(found.values).toEqual(values)
  expect(found.people[member.person.id]).toBe(found.createdBy)
})

test('what a field does not take is refused at the field, and nothing is written', async () => {
  const { member, where } = app
  const before = (await member.call('listRecords', where)).total
  const wrong = {
    name: '',
    price: '1.234',
    bought: '2026-13-01',
    seen: 'yesterday',
    broken: 'maybe',
    state: 'lost',
    tags: ['c'],
    keeper: '0000',
    nothing: 'x',
    _rev: 9,
  }
  const refused = await member.tryCall('addRecord', { ...where, values: wrong as never })
  expect(refused.error).toBe('invalidInput')
  const { _rev: system, ...named } = wrong
  const both = await member.tryCall('addRecord', { ...where, values: { ...named, name: 'x' } })
  expect([refused.status, both.status, system]).toEqual([400, 400, 9])
  expect((await member.call('listRecords', where)).total).toBe(before)
})

test('records are found by their words, sorted by a field, and paged', async () => {
  const { where, member } = await givenApp(server)
  for (const [name, price] of [
    ['键盘 红轴', '300'],
    ['显示器', '1299.5'],
    ['键盘 青轴', '99'],
  ])
    await member.call('addRecord', { ...where, values: { name: name ?? '', price: price ?? '' } })
  const found = await member.call('listRecords', { ...where, iSearch: '键盘' })
  expect([found.total, found.list.map(({ values }) => values['name'])]).toEqual([2, ['键盘 青轴', '键盘 红轴']])
  const sorted = await member.call('listRecords', { ...where, sort: 'price', order: 'asc', iDisplayLength: 2 })
  expect(sorted.list.map(({ values }) => values['price'])).toEqual(['99', '300'])
  expect((await member.tryCall('listRecords', { ...where, sort: '_rev' })).status).toBe(400)
})

test('changes of two people to different fields go together; to the same field the later one is told', async () => {
  const { member, builder, where } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'x', price: '1' } })
  await builder.call('updateRecord', { ...where, id, rev, values: { price: '2' } })
  const merged = await member.call('updateRecord', { ...where, id, rev, values: { name: 'y' } })
  expect(await member.call('getRecord', { ...where, id })).toMatchObject({
    rev: merged.rev,
    values: { name: 'y', price: '2' },
  })
  const refused = await member.tryCall('updateRecord', { ...where, id, rev, values: { price: '3' } })
  expect(refused.error).toBe('recordConflict')
  const history = await member.call('listRecordHistory', { ...where, id })
  expect(history.map(({ before, after }) => [before, after])).toEqual([
    [{ name: 'x' }, { name: 'y' }],
    [{ price: '1' }, { price: '2' }],
  ])
})

test.each([
  ['price', '5.00', '500'],
  ['price', '1.0', '10'],
  ['name', '1.0', '10'],
  ['seen', '2026-11-29T08:30:00.000Z', '2026-11-29T08:30:00.100Z'],
])('a change of %s from %s to %s is written', async (key, before, after) => {
  const { member, where } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'x', [key]: before } })
  await member.call('updateRecord', { ...where, id, rev, values: { [key]: after } })
  expect((await member.call('getRecord', { ...where, id })).values[key]).toBe(after)
})

test('the same number, moment or text written in another way is no change', async () => {
  const { member, where } = app
  const values = { name: 'same', price: '5.00', seen: '2026-11-29T08:30:00Z', tags: ['a'] }
  const { id, rev } = await member.call('addRecord', { ...where, values })
  const again = { price: '5', seen: '2026-11-29T08:30:00.000Z', tags: ['a'], name: ' same\u200b' }
  expect(await member.call('updateRecord', { ...where, id, rev, values: again })).toEqual({ rev })
  expect(await member.call('listRecordHistory', { ...where, id })).toEqual([])
})

test('a long text keeps its lines and tabs, and is refused with what turns it round', async () => {
  const { member, where } = app
  const detail = 'one\n\ttwo  \u{1f468}\u200d\u{1f469}'
  const { id } = await member.call('addRecord', { ...where, values: { name: 'x', detail: `\u200e${detail}\r\n` } })
  expect((await member.call('getRecord', { ...where, id })).values['detail']).toBe(detail)
  const turned = await member.tryCall('addRecord', { ...where, values: { name: 'x', detail: 'exe\u202etxt' } })
  expect(turned).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'values.detail' }] } })
})

test('a record that came back from the recycle bin is deleted again by a page that was open meanwhile', async () => {
  const { member, where } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'twice' } })
  await member.call('deleteRecord', { ...where, id, rev })
  await member.call('restoreRecord', { ...where, id })
  await member.call('deleteRecord', { ...where, id, rev })
  expect((await member.tryCall('getRecord', { ...where, id })).error).toBe('recordNotFound')
})

test('a deleted record is in no list, and comes back from the recycle bin', async () => {
  const { member, where } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'gone' } })
  await member.call('deleteRecord', { ...where, id, rev })
  expect((await member.tryCall('getRecord', { ...where, id })).error).toBe('recordNotFound')
  expect((await member.call('listRecords', { ...where, iSearch: 'gone' })).total).toBe(0)
  await member.call('restoreRecord', { ...where, id })
  expect((await member.call('getRecord', { ...where, id })).values).toMatchObject({ name: 'gone' })
})

test('of many who change one field at once one is taken, and the others are told', async () => {
  const { member, where } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'raced', price: '0' } })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      member.tryCall('updateRecord', { ...where, id, rev, values: { price: String(index + 1) } }),
    ),
  )
  const taken = answers.filter(({ status }) => status === 200).length
  expect(taken).toBe(1)
  expect(await member.call('listRecordHistory', { ...where, id })).toHaveLength(1)
})

test('a revision that is not there yet is a conflict, and one of before with the same field', async () => {
  const { member, where } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'x' } })
  for (const ahead of [rev + 1, 1_000_000_000]) {
    const changed = await member.tryCall('updateRecord', { ...where, id, rev: ahead, values: { name: 'y' } })
    const deleted = await member.tryCall('deleteRecord', { ...where, id, rev: ahead })
    expect([changed.error, deleted.error]).toEqual(['recordConflict', 'recordConflict'])
  }
  for (const none of [0, -1, 1.5, 'x'])
    expect((await member.tryCall('updateRecord', { ...where, id, rev: none as never, values: {} })).status).toBe(400)
})

test('records are searched by any text, however odd', async () => {
  const { member, where } = app
  for (const iSearch of ['%', '_', '\\', "'", '"', '\u{1f600}', ' ', '\u200b', 'x'.repeat(64), 'a\u0000b']) {
    const said = await member.tryCall('listRecords', { ...where, iSearch })
    expect([iSearch, said.status < 500]).toEqual([iSearch, true])
  }
})

test('records are listed by a relation, and by no other field as if it were one', async () => {
  const { member, where } = app
  const asked = ['name', 'price', 'bought', 'seen', 'broken', 'tags', 'keeper', 'state', 'nothing', 'constructor']
  for (const via of asked)
    expect((await member.tryCall('listRecords', { ...where, via, of: 'abc' })).error).toBe('malformedRequest')
})

test('a table with as many fields as it may have is read and written', async () => {
  const fields = Array.from({ length: 100 }, (_, index) => aField('text', { key: `field_${index}` }))
  const { member, where } = await givenApp(server, fields)
  const values = Object.fromEntries(fields.map(({ key }) => [key, key]))
  const { id } = await member.call('addRecord', { ...where, values })
  expect((await member.call('getRecord', { ...where, id })).values).toEqual(values)
})
