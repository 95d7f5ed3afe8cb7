import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp } from '../../test/given-app.ts'
import { givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a value that breaks a rule of its field is refused there, when a record is added and when it is changed', async () => {
  const { member, where } = await givenApp(server, [
    aField('text', { key: 'serial', pattern: 'lettersDigits', minLength: 4 }),
    aField('number', { key: 'price', least: '0', most: '1000' }),
    aField('date', { key: 'day', least: '2026-01-01' }),
  ])
  const wrong = { serial: 'S-1', price: '1000.01', day: '2025-12-31' }
  const refused = await member.tryCall('addRecord', { ...where, values: wrong })
  const named = (refused.body as { fields: { field: string }[] }).fields.map(({ field }) => field)
  expect(new Set(named)).toEqual(new Set(['values.serial', 'values.price', 'values.day']))
  const right = { serial: 'SN01', price: '1000', day: '2026-01-01' }
  const { id, rev } = await member.call('addRecord', { ...where, values: right })
  const changed = await member.tryCall('updateRecord', { ...where, id, rev, values: { price: '-1' } })
  expect(changed.body).toMatchObject({ fields: [{ field: 'values.price', msg: '不能小于 0' }] })
  expect((await member.call('getRecord', { ...where, id })).values).toEqual(right)
})

test('a new record begins with what its fields begin with; what is said, also that there is none, goes before', async () => {
  const option = (key: string) => ({ key, label: key, labelEn: '' })
  const { member, where } = await givenApp(server, [
    aField('text', { key: 'name', initial: 'New', isRequired: true }),
    aField('number', { key: 'count', initial: '1' }),
    aField('date', { key: 'day', initial: 'today' }),
    aField('dateTime', { key: 'at', initial: 'now' }),
    aField('person', { key: 'keeper', initial: 'me' }),
    aField('yesNo', { key: 'open', initial: 'true' }),
    aField('choices', { key: 'tags', initial: 'a,b', options: [option('a'), option('b')] }),
  ])
  const { id } = await member.call('addRecord', { ...where, values: {} })
  const { values, createdAt } = await member.call('getRecord', { ...where, id })
  const day = new Date(Date.parse(createdAt) + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(values).toEqual({
    name: 'New',
    count: '1',
    day,
    at: createdAt,
    keeper: member.person.id,
    open: true,
    tags: ['a', 'b'],
  })
  const said = { name: 'Other', count: null, day: null, at: null, keeper: null, open: false, tags: null }
  const other = await member.call('addRecord', { ...where, values: said })
  expect((await member.call('getRecord', { ...where, id: other.id })).values).toEqual(said)
  await member.call('updateRecord', { ...where, id: other.id, rev: 1, values: { name: 'Third' } })
  expect((await member.call('getRecord', { ...where, id: other.id })).values).toEqual({ ...said, name: 'Third' })
})

test('a field begins with what its maker says also where the person who adds the record may not fill it in', async () => {
  const title = aField('text', { key: 'title' })
  const state = aField('text', { key: 'state', initial: 'open', isRequired: true })
  const app = await givenApp(server, [title, state])
  const { builder, member, appId, where } = app
  await givenRole(app, { acts: ['read', 'add'], fields: { [state.uid]: 'read' } }, {})
  await publish(builder, appId)
  const { id } = await member.call('addRecord', { ...where, values: { title: 'lamp' } })
  expect((await member.call('getRecord', { ...where, id })).values).toEqual({ title: 'lamp', state: 'open' })
  const said = await member.tryCall('addRecord', { ...where, values: { title: 'lamp', state: 'done' } })
  expect(said).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'values.state' }] } })
})
