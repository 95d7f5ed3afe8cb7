import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'

let server: TestServer
let app: Awaited<ReturnType<typeof stage>>
beforeAll(async () => {
  server = await startTestServer()
  app = await stage()
})
afterAll(() => server.close())

/** A register with a field of each type, another table, and an application of another enterprise. */
async function stage() {
  const given = await givenApp(server)
  const { builder, appId, uid } = given
  const { entities } = await builder.call('getApplicationDraft', { appId })
  const fields = entities[0]?.body.fields ?? []
  const other = newId()
  const [serial, taken] = [
    aField('text', { key: 'serial', isUnique: true }),
    aField('text', { key: 'taken', isHidden: true }),
  ]
  const part = aField('relation', { key: 'part', relatesTo: other })
  const twin = aField('relation', { key: 'twin', relatesTo: uid })
  await builder.call('putEntity', {
    appId,
    uid: other,
    rev: 0,
    body: entityOf([aField('text', { key: 'name' })], 'part'),
  })
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf([...fields, serial, taken, part, twin]) })
  await publish(builder, appId)
  return { ...given, parts: { appId, entity: 'part' }, foreign: await givenApp(server) }
}

type Refused = { fields: { field: string; msg: string }[] }

/** Where a refusal says something, in both languages. Nothing is written by it. */
async function refusedAt(values: Record<string, unknown>) {
  const { member, where } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'before' } })
  const before = await everything()
  const places = new Set<string>()
  for (const said of [
    await member.tryCall('addRecord', { ...where, values: { name: 'x', ...values } as never }),
    await member.tryCall('updateRecord', { ...where, id, rev, values: values as never }),
  ]) {
    expect([said.status, said.error]).toEqual([400, 'invalidInput'])
    for (const { field, msg } of (said.body as Refused).fields) {
      expect(msg.length).toBeGreaterThan(3)
      places.add(field)
    }
  }
  expect(await everything()).toEqual(before)
  return [...places]
}

async function everything() {
  const { rows } = await runSql(
    server.address,
    `select name, (select count(*)::int from record_history) as history from app_table where app_id = '${app.appId}' order by 1`,
  )
  const [{ name: table } = { name: '' }] = rows.filter(({ name }) => String(name).startsWith('asset'))
  const all = await runSql(
    server.address,
    `select * from "records_${app.enterprise.id}"."${String(table)}" order by _id`,
  )
  return [rows, all.rows]
}

test.each<[string, string]>([
  ['an unknown field', 'nothing'],
  ['a hidden field', 'taken'],
  ['a column of the system', '_id'],
  ['a column of the system', '_created_by'],
  ['what every object has', 'constructor'],
  ['a label', '名称'],
  ['an emoji', '\u{1f600}'],
  ['10 000 characters', 'k'.repeat(10_000)],
])('a value for %s is refused there', async (_what, key) => {
  expect(await refusedAt({ [key]: 'x' })).toEqual([`values.${key}`])
})

test('a value for __proto__ is refused with the whole request', async () => {
  const { member, where } = app
  const values = JSON.parse('{"name": "x", "__proto__": {"price": "1"}}')
  const before = await everything()
  expect(await member.tryCall('addRecord', { ...where, values })).toMatchObject({
    status: 400,
    error: 'malformedRequest',
  })
  expect(await everything()).toEqual(before)
})

test.each<[string, unknown]>([
  ['name', 5],
  ['name', ''],
  ['name', null],
  ['name', 'x'.repeat(10_000)],
  ['name', 'a\u0000b'],
  ['name', ['x']],
  ['detail', 'exe\u202etxt'],
  ['detail', 'x'.repeat(20_001)],
  ['price', '1e3'],
  ['price', '1,5'],
  ['price', '1.234'],
  ['price', '1234567890123456'],
  ['price', 'NaN'],
  ['price', true],
  ['bought', '2026-02-29'],
  ['bought', '0000-01-01'],
  ['bought', '10000-01-01'],
  ['bought', 'infinity'],
  ['seen', '0000-01-01T00:00:00Z'],
  ['seen', '2026-01-01'],
  ['seen', '2026-01-01T25:00:00Z'],
  ['seen', 'now'],
  ['broken', 'yes'],
  ['state', 'lost'],
  ['state', '在用'],
  ['tags', ['a', 'c']],
  ['tags', 'd'],
  ['keeper', 'not an id'],
  ['keeper', '0'],
  ['part', '0'],
])('%s does not take %j, and says so at the field', async (key, value) => {
  expect(await refusedAt({ [key]: value })).toEqual([`values.${key}`])
})

test('a person or a record of another enterprise, one of another table and one that is deleted are refused at the field', async () => {
  const { member, where, parts, foreign } = app
  const theirs = await foreign.member.call('addRecord', { ...foreign.where, values: { name: 'theirs' } })
  const part = await member.call('addRecord', { ...parts, values: { name: 'screw' } })
  const own = await member.call('addRecord', { ...where, values: { name: 'own', part: part.id } })
  const deleted = await member.call('addRecord', { ...parts, values: { name: 'nail' } })
  await member.call('deleteRecord', { ...parts, ...deleted })
  expect(await refusedAt({ keeper: foreign.member.person.id })).toEqual(['values.keeper'])
  for (const id of [theirs.id, own.id, deleted.id]) expect(await refusedAt({ part: id })).toEqual(['values.part'])
  // Right for one of the two, and wrong for the other.
  expect(await refusedAt({ part: part.id, twin: part.id })).toEqual(['values.twin'])
})

test('a second unique value is refused at its field', async () => {
  const { member, where } = app
  await member.call('addRecord', { ...where, values: { name: 'x', serial: 'S1' } })
  for (const again of ['S1', ' S1 ', 'S1\u200b']) expect(await refusedAt({ serial: again })).toEqual(['values.serial'])
})

test('values at their borders are kept as they were given', async () => {
  const { member, where } = app
  const borders: Record<string, string>[] = [
    { price: '999999999999999.99', bought: '0001-01-01', seen: '0001-01-01T00:00:00.000Z' },
    { price: '-999999999999999.99', bought: '9999-12-31', seen: '9999-12-31T23:59:59.999Z' },
    { price: '0.01', bought: '2024-02-29', seen: '2026-03-29T02:30:00.000Z' },
    { name: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(60), detail: '\u{1f600}'.repeat(10_000) },
  ]
  for (const values of borders) {
    const { id } = await member.call('addRecord', { ...where, values: { name: 'x', ...values } })
    expect((await member.call('getRecord', { ...where, id })).values).toMatchObject(values)
  }
})

test('a moment is kept to the millisecond, so that two that look the same are', async () => {
  const { member, where } = app
  const said = ['9999-12-31T23:59:59.9999999Z', '9999-12-31T23:59:59.999Z']
  const { id } = await member.call('addRecord', { ...where, values: { name: 'x', seen: said[0] ?? '' } })
  expect((await member.call('getRecord', { ...where, id })).values['seen']).toBe(said[1])
})
