import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'
import { begun, imported, sent, work, workAndDie } from './test/given.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type App = Awaited<ReturnType<typeof givenApp>>

const all = async ({ member, where }: App) => (await member.call('listRecords', { ...where, iDisplayLength: 200 })).list

test('each kind of field takes what people write in a cell, and the record is of the person who brought it', async () => {
  const app = await givenApp(server)
  const { builder, where, enterprise } = app
  const keeper = await server.given.person({ enterprise })
  const text = [
    'Name,detail,price,bought,seen,broken,state,tags,keeper,创建时间',
    `车床,"两行\n文字","1,234.50",2026/3/1,2026-03-01 08:30,是,闲置,"A、b",${keeper.loginId.toUpperCase()},2020`,
    '铣床,,,,,,,,,',
  ].join('\n')
  const { state, added, refused, faults } = await imported(builder, where, text)
  expect([state, added, refused, faults]).toEqual(['done', 2, 0, []])
  const records = await all(app)
  expect(records.find(({ values }) => values['name'] === '车床')).toMatchObject({
    values: {
      detail: '两行\n文字',
      price: '1234.50',
      bought: '2026-03-01',
      seen: '2026-03-01T00:30:00.000Z',
      broken: true,
      state: 'idle',
      tags: ['a', 'b'],
      keeper: keeper.id,
    },
    createdBy: `Person ${builder.person.loginId}`,
  })
})

test('what does not fit is named by row, column, value and reason in the reader’s language, and nothing of the row comes in', async () => {
  const app = await givenApp(server, [
    aField('text', { key: 'no', isRequired: true, isUnique: true }),
    aField('number', { key: 'price', least: '1' }),
    aField('choice', { key: 'state', options: [{ key: 'idle', label: '闲置', labelEn: 'Idle' }] }),
    aField('person', { key: 'keeper' }),
  ])
  const { member, where, enterprise } = app
  for (const _ of [1, 2]) await server.given.person({ enterprise, name: '重名' })
  const text = 'no,price,state,keeper\na,5,idle,\na,5,,\n,x,坏,\nb,0,,重名\nc,,,没有\n'
  const { id, ...result } = await imported(member, where, text)
  expect([result.added, result.refused]).toEqual([1, 4])
  expect(result.faults.map(({ row, column, value, reason }) => [row, column, value, reason])).toEqual([
    [3, 'no', 'a', expect.stringContaining('已有记录使用此值')],
    [4, 'price', 'x', expect.stringContaining('应为数字')],
    [4, 'state', '坏', '没有选项“坏”'],
    [4, 'no', '', expect.any(String)],
    [5, 'keeper', '重名', expect.stringContaining('请填写登录账号')],
    [5, 'price', '0', expect.any(String)],
    [6, 'keeper', '没有', '没有成员“没有”'],
  ])
  expect(await all(app)).toHaveLength(1)
  const english = await member.fetch(`/api2/app/${where.appId}/asset/import/${id}/fault`, {
    headers: { 'accept-language': 'en-US' },
  })
  expect(JSON.stringify(english.body)).toContain('There is no option')
  const { body } = await member.tryCall('downloadRecordImportFaults', { ...where, id })
  const file = await member.fetch(`/api2/app/${where.appId}/asset/import/${id}/file`)
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('assets 导入错误.csv'))
  expect(String(body)).toMatch(/^\uFEFF?行号,出错的列,出错的内容,原因,no,price,state,keeper\r\n3,no,a,/)
})

test('what a condition asks for is named by its field where it is missing, whether or not a column says it', async () => {
  const isDone = { field: 'state', op: 'equals' as const, value: 'done' }
  const options = [{ key: 'done', label: '已完成', labelEn: 'Done' }]
  const asked = { isRequired: true, showIf: isDone }
  const { member, where } = await givenApp(server, [
    aField('text', { key: 'name' }),
    aField('choice', { key: 'state', options }),
    aField('text', { key: 'result', label: '处理结果', labelEn: 'Result', ...asked }),
    aField('number', { key: 'cost', label: '费用', ...asked }),
  ])
  const text = 'name,state,花费\na,已完成,\n'
  const { id } = await sent(member, where, text)
  const mapping = { name: 0, state: 1, cost: 2 }
  const { rows } = await member.call('previewRecordImport', { ...where, id, mapping })
  const missing = { value: '', reason: '请填写此项' }
  const faults = [
    { row: 2, column: '处理结果', ...missing },
    { row: 2, column: '花费', ...missing },
  ]
  expect(rows.map((row) => row.faults)).toEqual([faults])
  await member.call('startRecordImport', { ...where, id, mapping })
  await until(async () => (await member.call('getRecordImport', { ...where, id })).endedAt !== null)
  expect((await member.call('listRecordImportFaults', { ...where, id })).list).toEqual(faults)
  const path = `/api2/app/${where.appId}/asset/import/${id}`
  const english = await member.fetch(`${path}/fault`, { headers: { 'accept-language': 'en-US' } })
  expect(JSON.stringify(english.body)).toContain('"column":"Result"')
  const { body } = await member.tryCall('downloadRecordImportFaults', { ...where, id })
  expect(String(body)).toContain('\r\n2,处理结果 | 花费,,请填写此项 | 请填写此项,a,')
})

test('a relation is found by what a record is called, when only one is', async () => {
  const app = await givenApp(server, [aField('text', { key: 'name' })])
  const { builder, member, appId, where } = app
  const place = aField('relation', { key: 'place', relatesTo: app.uid })
  const body = entityOf([aField('text', { key: 'title' }), place], 'repair')
  await builder.call('putEntity', { appId, uid: newId(), rev: 0, body })
  await publish(builder, appId)
  const { id: hall } = await member.call('addRecord', { ...where, values: { name: '一号厂房' } })
  for (const _ of [1, 2]) await member.call('addRecord', { ...where, values: { name: '仓库' } })
  const repairs = { appId, entity: 'repair' }
  const { added, faults } = await imported(member, repairs, `title,place\na,一号厂房\nb,${hall}\nc,仓库\nd,别处\n`)
  expect(added).toBe(2)
  expect(faults.map(({ row, reason }) => [row, reason])).toEqual([
    [4, expect.stringContaining('有多条名为“仓库”的记录')],
    [5, '没有名为“别处”的记录'],
  ])
  const { list } = await member.call('listRecords', repairs)
  expect(list.map(({ values }) => values['place'])).toEqual([hall, hall])
})

test('killed three times and then seen to by two processes at once, an import adds each record once', async () => {
  const app = await givenApp(server, [aField('text', { key: 'name', isUnique: true })])
  const { member, where, enterprise } = app
  const {
    id,
    total,
    guess: mapping,
  } = await sent(member, where, `name\n${Array.from({ length: 450 }, (_, index) => `n${index}`).join('\n')}\n`)
  expect(total).toBe(450)
  const of = { entId: enterprise.id, id }
  await begun(server, { ...of, mapping })
  for (const batches of [1, 0, 2]) await workAndDie(server, of, batches)
  expect(await member.call('getRecordImport', { ...where, id })).toMatchObject({ state: 'running', seen: 300 })
  expect(await Promise.all([work(server, of), work(server, of)])).toEqual(['done', 'done'])
  expect(await member.call('getRecordImport', { ...where, id })).toMatchObject({
    state: 'done',
    added: 450,
    refused: 0,
  })
  const { total: there, list } = await member.call('listRecords', { ...where, order: 'asc', iDisplayLength: 120 })
  expect([there, list.map(({ values }) => values['name'])]).toEqual([450, Array.from(list, (_, index) => `n${index}`)])
  const acts = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select(['actor_id as by', 'diff'])
      .where('ent_id', '=', enterprise.id)
      .where('action', '=', 'importRecords')
      .execute(),
  )
  expect(acts).toEqual([{ by: member.person.id, diff: { name: 'assets.csv', records: 450, refused: 0 } }])
})

test('a preview says what would become of the first rows and adds none, and one that is stopped adds no more', async () => {
  const app = await givenApp(server, [aField('text', { key: 'name', isUnique: true })])
  const { member, where, enterprise } = app
  const { id, guess: mapping } = await sent(member, where, 'name\na\na\n')
  const { rows } = await member.call('previewRecordImport', { ...where, id, mapping })
  expect(rows).toMatchObject([
    { row: 2, values: { name: 'a' }, faults: [] },
    { row: 3, faults: [{ column: 'name', value: 'a' }] },
  ])
  expect(await all(app)).toEqual([])
  await begun(server, { entId: enterprise.id, id, mapping })
  await member.call('cancelRecordImport', { ...where, id })
  expect(await work(server, { entId: enterprise.id, id })).toBe('done')
  expect(await all(app)).toEqual([])
  expect(await member.call('getRecordImport', { ...where, id })).toMatchObject({ state: 'cancelled', added: 0 })
})
