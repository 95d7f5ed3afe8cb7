import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, entityOf, givenApp } from '../../test/given-app.ts'
import { givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const options = [{ key: 'open', label: '处理中', labelEn: 'Open' }]
  const fields = [
    aField('number', { key: 'price', label: '价格' }),
    aField('text', { key: 'name' }),
    aField('choice', { key: 'state', label: '状态', labelEn: 'State', options }),
    aField('date', { key: 'bought', label: '日期' }),
    aField('longText', { key: 'detail' }),
    aField('person', { key: 'keeper', label: '负责人' }),
  ]
  const app = await givenApp(server, fields)
  const { member, where, enterprise } = app
  const colleague = await server.given.signedIn({ enterprise, name: '周知微' })
  const values = { name: '冲床', price: '12.5', state: 'open', detail: '很长', keeper: colleague.person.id }
  const { id } = await member.call('addRecord', { ...where, values })
  return { ...app, fields, colleague, id, record: { ...where, id } }
}

test('a card says what a record is called and its first fields that are filled in, in the language of its reader', async () => {
  const { builder, member, colleague, appId, uid, fields, record } = await stage()
  expect(await colleague.call('getRecordCard', record)).toMatchObject({
    record: {
      table: '资产',
      title: '冲床',
      fields: [
        { label: '价格', kind: 'text', value: '12.5' },
        { label: '状态', kind: 'text', value: '处理中' },
        { label: '负责人', kind: 'text', value: '周知微' },
      ],
    },
  })
  const options = [{ key: 'closed', label: '已关闭', labelEn: '' }]
  const changed = fields.map((field) => (field.key === 'state' ? { ...field, options } : field))
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf(changed) })
  await publish(builder, appId)
  const removed = { label: '状态', kind: 'text', value: '已移除的选项（open）' }
  expect((await colleague.call('getRecordCard', record)).record?.fields).toContainEqual(removed)
  const english = await member.call('getRecordCard', record, { headers: { 'accept-language': 'en-US' } })
  expect(english.record?.table).toMatch(/资产|Asset/)
})

test('a card shows each reader what roles let them see, and nothing of a record that they may not open', async () => {
  const { builder, member, colleague, appId, uid, fields, record } = await stage()
  const [price] = fields
  await givenRole({ builder, appId, uid }, { acts: ['read', 'add'], fields: { [price?.uid ?? '']: 'hidden' } }, {})
  await publish(builder, appId)
  const card = await colleague.call('getRecordCard', record)
  expect(card.record?.fields.map(({ label }) => label)).toEqual(['状态', '负责人'])
  await builder.call('updateBuiltApplication', { appId, name: '资产', nameEn: 'Assets', isVisible: false })
  expect((await member.tryCall('getRecordCard', record)).error).toBe('appNotFound')
  expect((await member.tryCall('getRecordCard', { appId })).error).toBe('appNotFound')
})

test('a card of a record that is deleted, or is in no table, says so', async () => {
  const { member, record } = await stage()
  await member.call('deleteRecord', { ...record, rev: 1 })
  expect((await member.tryCall('getRecordCard', record)).error).toBe('recordNotFound')
  expect((await member.tryCall('getRecordCard', { ...record, entity: 'other' })).error).toBe('appNotFound')
})

test('a message keeps of a record its reference alone, which goes when the message is recalled', async () => {
  const { member, colleague, record, appId } = await stage()
  const { conversationId } = await member.call('openConversation', { userId: colleague.person.id })
  const card = `${appId}/${record.entity}/${record.id}`
  await member.call('sendChatMessage', { conversationId, messageId: newId(), card })
  await colleague.call('sendChatMessage', { conversationId, messageId: newId(), card: appId, quotedSeq: 1 })
  const { list } = await colleague.call('listChatMessages', { conversationId })
  expect(list).toMatchObject([
    { text: '', card },
    { card: appId, quoted: { attached: { kind: 'record' } } },
  ])
  expect((await member.call('listConversations', {})).list).toMatchObject([{ last: { attached: { kind: 'app' } } }])
  const kept = () =>
    runSql(server.address, `select * from chat_message where conversation_id = '${conversationId}' and seq = 1`)
  expect(JSON.stringify(await kept())).not.toContain('冲床')
  await member.call('recallChatMessage', { conversationId, seq: 1 })
  expect(JSON.stringify(await kept())).not.toContain(record.id)
  expect((await colleague.call('listChatMessages', { conversationId })).list[0]).toMatchObject({ card: null })
})

test('what names no application is refused', async () => {
  const { member, colleague } = await stage()
  const { conversationId } = await member.call('openConversation', { userId: colleague.person.id })
  for (const card of ['../x', 'app/entity', 'https://a.example'])
    expect((await member.tryCall('sendChatMessage', { conversationId, messageId: newId(), card })).error).toBe(
      'invalidInput',
    )
})
