import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../../foundation/db/id.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../../portal/page/demo/accounts.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import type { Demo } from '../demo.ts'
import { selectColleagues } from '../people-query.ts'
import { holdConversations } from './hold.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function demo(stopping = new AbortController().signal): Promise<Demo> {
  const entId = demoEnterprises.one.id
  const { services } = server
  const now = new Date()
  const people = await services.tx(platform, (db) => selectColleagues(db, entId))
  const held = { hold: async () => true, progress: async () => undefined, stopping }
  return { entId, people, context: { services, now, clock: () => now, newId, jobId: newId(), ...held } }
}

test('the conversations of the demo are held once, also by a job that is begun again', async () => {
  expect(await holdConversations(await demo())).toBe('done')
  const member = await server.given.signIn({ loginId: 'member' })
  const { list } = await member.call('listConversations', {})
  expect(list.map(({ kind, unread }) => [kind, unread])).toEqual([
    ['group', 0],
    ['direct', 2],
  ])
  expect(await holdConversations(await demo())).toBe('done')
  expect((await member.call('listConversations', {})).list).toEqual(list)
  const conversationId = list[1]?.id ?? ''
  const { list: said } = await member.call('listChatMessages', { conversationId })
  expect(said.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(await holdConversations(await demo(AbortSignal.abort()))).toBe('later')
})

test('what is said has come in a group of three, and to a person from outside', async () => {
  await holdConversations(await demo())
  const admin = await server.given.signIn({ loginId: 'admin' })
  const { list } = await admin.call('listConversations', {})
  expect(list).toMatchObject([
    { kind: 'group', name: '月底盘点', people: 3, unread: 3 },
    { kind: 'direct', name: '方知秋', unread: 0 },
  ])
  const partner = await server.given.signIn({ loginId: 'partner' })
  expect((await partner.call('listConversations', {})).list).toMatchObject([{ unread: 2 }])
})
