import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RecordValues } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { runSql } from '../../../test/cluster.ts'
import { crowd } from '../../../test/crowd.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const name = aField('text', { key: 'name' })
const serial = aField('text', { key: 'serial', label: '序列号' })
const once = { ...serial, isUnique: true }

test('a unique value that another record has is refused at its field, when a record is added and when it is changed', async () => {
  const { member, where } = await givenApp(server, [name, once])
  await member.call('addRecord', { ...where, values: { serial: 'A1' } })
  const refused = { fields: [{ field: 'values.serial', msg: '已有记录使用此值，请换一个' }] }
  expect((await member.tryCall('addRecord', { ...where, values: { serial: ' A1' } })).body).toMatchObject(refused)
  const { id, rev } = await member.call('addRecord', { ...where, values: { serial: 'A2' } })
  const changed = await member.tryCall('updateRecord', { ...where, id, rev, values: { serial: 'A1' } })
  expect(changed.body).toMatchObject(refused)
  expect((await member.call('getRecord', { ...where, id })).values['serial']).toBe('A2')
})

test('records without a value do not meet', async () => {
  const { member, where } = await givenApp(server, [name, once])
  const without: RecordValues[] = [{ name: 'a' }, { name: 'b' }, { serial: null }, { serial: '' }]
  for (const values of without) await member.call('addRecord', { ...where, values })
  expect((await member.call('listRecords', where)).total).toBe(4)
})

test('a record in the recycle bin keeps no value for itself, and does not come back to one that is taken', async () => {
  const { member, where } = await givenApp(server, [name, once])
  const { id, rev } = await member.call('addRecord', { ...where, values: { serial: 'A1' } })
  await member.call('deleteRecord', { ...where, id, rev })
  const other = await member.call('addRecord', { ...where, values: { serial: 'A1' } })
  const refused = await member.tryCall('restoreRecord', { ...where, id })
  expect(refused).toMatchObject({ status: 400, error: 'invalidInput' })
  expect(JSON.stringify(refused.body)).toContain('已有记录的“序列号”与它相同')
  await member.call('deleteRecord', { ...where, id: other.id, rev: other.rev })
  await member.call('restoreRecord', { ...where, id })
})

test('of many who write one unique value at once one does, and the others are told at the field', async () => {
  const { member, where } = await givenApp(server, [name, once])
  const answers = await Promise.all(
    Array.from({ length: crowd }, () => member.tryCall('addRecord', { ...where, values: { serial: 'raced' } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([null, 'invalidInput']))
  expect((await member.call('listRecords', where)).total).toBe(1)
})

test('values that repeat stand in the way of publishing until they are changed; allowed again, they may repeat', async () => {
  const { builder, member, appId, uid, where } = await givenApp(server, [name, serial])
  const made = []
  for (const value of ['A1', 'A1', 'A1', 'B1'])
    made.push(await member.call('addRecord', { ...where, values: { serial: value } }))
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf([name, once]) })
  const { problems, draft } = await builder.call('planPublish', { appId })
  expect(problems).toMatchObject([{ what: 'valueTwice', field: 'serial', fieldLabel: '序列号', records: 3 }])
  expect((await builder.tryCall('publishApplication', { appId, draft })).error).toBe('draftIncomplete')
  for (const { id, rev } of made.slice(1, 3)) await member.call('deleteRecord', { ...where, id, rev })
  await publish(builder, appId)
  const again = { ...where, values: { serial: 'A1' } }
  expect((await member.tryCall('addRecord', again)).status).toBe(400)
  await builder.call('putEntity', { appId, uid, rev: 2, body: entityOf([name, serial]) })
  await publish(builder, appId)
  expect((await member.tryCall('addRecord', again)).status).toBe(200)
})

test('a publication that meets values which repeat since its plan is given up, and holds no field of the former version', async () => {
  const { builder, member, appId, where } = await givenApp(server, [serial])
  const other = entityOf([aField('text', { key: 'code' })], 'other')
  await builder.call('putEntity', { appId, uid: newId(), rev: 0, body: other })
  await publish(builder, appId)
  const twice = { appId, entity: 'other', values: { code: 'A1' } }
  for (const values of [twice, twice]) await member.call('addRecord', values)
  await runSql(
    server.address,
    `update app_version set state = 'publishing', bundle = jsonb_set(jsonb_set(bundle::jsonb,
       '{entities,0,fields,0,isUnique}', 'true'), '{entities,1,fields,0,isUnique}', 'true')
       where app_id = '${appId}' and number = 2;
     update job set status = 'running', step = 'register', attempts = 1, ended_at = null, lease_until = to_timestamp(0)
       where key = '${appId}:2'`,
  )
  await until(async () => (await builder.call('listApplicationVersions', { appId }))[0]?.state === 'failed')
  for (const values of [{ serial: 'B1' }, { serial: 'B1' }]) await member.call('addRecord', { ...where, values })
  expect((await member.call('listRecords', where)).total).toBe(2)
})
