import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { aField, givenApp } from '../test/given-app.ts'

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
