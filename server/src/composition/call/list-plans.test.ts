import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from '../../test/client.ts'
import { dearPartsOf } from '../../test/list-plans.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let operator: Client
let heard: string[] = []

beforeAll(async () => {
  server = await startTestServer({ onStatement: (text) => void heard.push(text) })
  operator = await server.given.signIn({ loginId: 'operator' })
})
afterAll(() => server.close())

const both = ['asc', 'desc'] as const

type Asking = [string, (client: Client) => Promise<unknown>]

const orders: Asking[] = both.flatMap((order): Asking[] => [
  ...(['createdAt', 'name', 'lastLoginAt'] as const).map((sort): Asking => [
    `people by ${sort}, ${order}`,
    (client) => client.call('listUsers', { sort, order }),
  ]),
  [`the audit log, ${order}`, (client) => client.call('listAudit', { order })],
  [`what was refused, ${order}`, (client) => client.call('listAudit', { result: 'denied', order })],
  [`sign-ins, ${order}`, (client) => client.call('listSignIns', { order })],
  [`jobs, ${order}`, (client) => client.call('listJobs', { state: 'all', order })],
  [`readers of a message, ${order}`, (client) => readersOf(client, { order })],
  [`messages, ${order}`, (client) => client.call('listHomeMessages', { sort: 'createdAt', order })],
])

async function readersOf(client: Client, order: { order: (typeof both)[number] }) {
  const [message] = (await client.call('listHomeMessages', { status: 'published' })).list
  return client.call('listHomeMessageReaders', { id: message?.id ?? '', ...order })
}

const filters: Asking[] = [
  ['suspended people', (client) => client.call('listUsers', { status: 'suspended' })],
  ['suspended people of a type', (client) => client.call('listUsers', { status: 'suspended', userType: 4 })],
  ['people of a category', (client) => client.call('listUsers', { saas_id: 'retail' })],
  ['root operators', (client) => client.call('listUsers', { isRoot: true })],
  ['people by a text', (client) => client.call('listUsers', { iSearch: '王芳' })],
  ['people by a telephone number', (client) => client.call('listUsers', { iSearch: '139 0000 1111' })],
  ['the audit log by a name', (client) => client.call('listAudit', { iSearch: '王芳' })],
  ['the audit log by a text', (client) => client.call('listAudit', { iSearch: 'nobody knows' })],
  ['sign-ins of somebody', (client) => client.call('listSignIns', { iSearch: '王芳' })],
  ['sign-ins from an address', (client) => client.call('listSignIns', { ip: '203.0.113.7' })],
  ['sign-ins by a method', (client) => client.call('listSignIns', { method: 'password' })],
  ['jobs by a text', (client) => client.call('listJobs', { state: 'all', iSearch: '王芳' })],
  ['sessions of an enterprise', (client) => client.call('listLiveSessions', { entid: 'demo1' })],
  ['sessions from an address', (client) => client.call('listLiveSessions', { ip: '203.0.113.7' })],
  ['people of a bulk', (client) => client.call('listBulkRows', { iSearch: '王芳' })],
]

test.each(orders)('C2: no list sorts a whole table to find a page: %s', async (_, ask) => {
  expect(await dearPartsIn(ask)).toEqual([])
})

// The rows that a text finds are sorted, as far as they are counted.
test.each(filters)('C2: no filter reads a whole table: %s', async (_, ask) => {
  expect((await dearPartsIn(ask)).filter((part) => part !== 'Sort')).toEqual([])
})

async function dearPartsIn(ask: Asking[1]) {
  heard = []
  await ask(operator)
  const large = heard.filter((text) => /order by/.test(text) && /\blimit \$/.test(text))
  expect(large.length).toBeGreaterThan(0)
  const parts = await Promise.all(large.map((text) => dearPartsOf(server, text)))
  return parts.flat()
}
