import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType, type CallInput } from '@atrium/shared-utility/contract'
import { givenConnector } from '../../../enterprise/access/connector/test/given.ts'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { list } from './test/given.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

const aHost = () => `${newId()}.example.com`
const add = (entry: CallInput<'addWhiteListEntry'>) => list(operator, entry)
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString()

test('a host is kept in one way, once for everybody and once for each enterprise', async () => {
  const [host, { id: entid }] = [aHost(), await server.given.enterprise()]
  const { id } = await add({ kind: 'host', value: ` ${host.toUpperCase()}. `, note: 'why' })
  expect(await operator.call('getWhiteListEntry', { id })).toMatchObject({ value: host, entid: null, state: 'on' })
  const again = await operator.tryCall('addWhiteListEntry', { kind: 'host', value: host })
  expect(again).toMatchObject({ error: 'whiteListTaken', status: 409 })
  await add({ kind: 'host', value: host, entid })
  const twice = await operator.tryCall('addWhiteListEntry', { kind: 'host', value: host, entid })
  expect(twice.error).toBe('whiteListTaken')
})

test.each([
  ['host', '192.0.2.1', 'whiteListHost'],
  ['host', 'https://a.example.com/', 'whiteListHost'],
  ['app', 'no-such-app', 'whiteListApp'],
  ['api', 'noSuchCall', 'whiteListApi'],
  ['api', 'listUsers', 'whiteListApi'],
] as const)('%s %s would let nothing through, so it is refused at its field', async (kind, value, error) => {
  expect((await operator.tryCall('addWhiteListEntry', { kind, value })).error).toBe(error)
})

test('an entry is for an enterprise that there is, and for a time to come', async () => {
  const nobody = await operator.tryCall('addWhiteListEntry', { kind: 'host', value: aHost(), entid: 'nosuch' })
  expect(nobody.error).toBe('enterpriseNotFound')
  const past = await operator.tryCall('addWhiteListEntry', { kind: 'host', value: aHost(), expiresAt: ahead(-1000) })
  expect(past.error).toBe('whiteListPast')
})

test('of two changes against one version the second is told so', async () => {
  const { id, version } = await add({ kind: 'host', value: aHost() })
  const change = { id, version, note: 'a' }
  expect(await operator.call('updateWhiteListEntry', { ...change, enabled: false })).toEqual({ id, version: 2 })
  expect((await operator.tryCall('updateWhiteListEntry', change)).error).toBe('versionConflict')
  expect(await operator.call('getWhiteListEntry', { id })).toMatchObject({ state: 'off', note: 'a', version: 2 })
})

test('what has run out keeps its time while its note is changed, and may be given a new one', async () => {
  const { id } = await add({ kind: 'host', value: aHost(), expiresAt: ahead(60_000) })
  const over = new Date(Date.now() - 60_000)
  await server.services.tx(platform, (db) =>
    db.updateTable('app_whitelist').set({ expires_at: over }).where('id', '=', id).execute(),
  )
  const same = { id, version: 1, expiresAt: over.toISOString(), note: 'n' }
  await operator.call('updateWhiteListEntry', same)
  expect(await operator.call('getWhiteListEntry', { id })).toMatchObject({ state: 'expired', note: 'n' })
  await operator.call('updateWhiteListEntry', { ...same, version: 2, expiresAt: ahead(60_000) })
  expect(await operator.call('getWhiteListEntry', { id })).toMatchObject({ state: 'on' })
})

test('the list is searched, filtered and sorted', async () => {
  const [mark, { id: entid }] = [newId(), await server.given.enterprise()]
  const one = await add({ kind: 'host', value: `a.${mark}.com`, note: 'Needle', expiresAt: ahead(86_400_000) })
  const two = await add({ kind: 'host', value: `b.${mark}.com`, entid })
  const code = await add({ kind: 'app', value: 'space-home', note: mark })
  const idsOf = async (filter: object) => {
    const { list: found } = await operator.call('listWhiteListEntries', { iSearch: mark, sort: 'value', ...filter })
    return found.map(({ id }) => id)
  }
  expect(await idsOf({ order: 'asc' })).toEqual([one.id, two.id, code.id])
  expect(await idsOf({ iSearch: 'NEEDLE' })).toEqual([one.id])
  expect(await idsOf({ kind: 'app' })).toEqual([code.id])
  expect(await idsOf({ entid })).toEqual([two.id])
  expect(await idsOf({ reach: 'own' })).toEqual([two.id])
  expect(await idsOf({ reach: 'shared', order: 'asc' })).toEqual([one.id, code.id])
  expect(await idsOf({ from: ahead(0), to: ahead(2 * 86_400_000) })).toEqual([one.id])
  await operator.call('updateWhiteListEntry', { id: two.id, version: 1, enabled: false })
  expect(await idsOf({ state: 'off' })).toEqual([two.id])
  expect(await idsOf({ state: 'on', order: 'asc' })).toEqual([one.id, code.id])
  expect(await idsOf({ state: 'expired' })).toEqual([])
})

test('before a rule is changed it is known what it refuses: by whom it is used, and where', async () => {
  const [host, other, { id: entid }] = [aHost(), aHost(), await server.given.enterprise()]
  const { enterprise } = await givenConnector(server, {
    issuer: `https://${host.toUpperCase()}:8443/x`,
    enabled: true,
    clientId: 'p',
    clientSecret: 's',
  })
  await server.services.tx(platform, (db) =>
    db
      .insertInto('connector_domain')
      .values([host, other].map((domain) => ({ ent_id: enterprise.id, domain, proof: 'x', verified_at: null })))
      .execute(),
  )
  await add({ kind: 'host', value: other })
  // The entry is of another enterprise: it lets nothing through for this one.
  await add({ kind: 'host', value: host, entid })
  const missing = async (q: string) => (await operator.call('listWhiteListMissing', { kind: 'host', q })).list
  const { id, name } = enterprise
  expect(await missing(host)).toEqual([
    { value: host, name: null, places: ['signOn', 'domain'], enterprises: 1, entid: id, entName: name },
  ])
  expect(await missing(other)).toEqual([])
})

test('applications are known by their names, calls of a token by theirs', async () => {
  const apps = await operator.call('listWhiteListMissing', { kind: 'app', q: 'messages' })
  expect(apps.list).toMatchObject([{ value: 'messages', name: '消息', places: ['application'] }])
  const calls = await operator.call('listWhiteListMissing', { kind: 'api', q: 'listCommon' })
  expect(calls.list).toMatchObject([{ value: 'listCommonApplications', places: ['token'], enterprises: 0 }])
})

test('what is done is written down with what it was, and asks for a confirmation', async () => {
  const { id } = await add({ kind: 'host', value: 'audited.example.com', note: 'why' })
  await operator.call('updateWhiteListEntry', { id, version: 1, enabled: false })
  await operator.call('deleteWhiteListEntry', { id })
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').select(['action', 'diff']).where('target_id', '=', id).orderBy('seq').execute(),
  )
  expect(rows).toMatchObject([
    { action: 'addWhiteListEntry', diff: { value: 'audited.example.com', note: 'why', enabled: true } },
    { action: 'updateWhiteListEntry', diff: { enabled: false } },
    { action: 'deleteWhiteListEntry', diff: { value: 'audited.example.com' } },
  ])
  expect((await operator.tryCall('getWhiteListEntry', { id })).error).toBe('notFound')
  const fresh = await server.given.signIn({ loginId: 'operator' })
  const rule = { kind: 'host', onlyListed: true, version: 0 } as const
  expect((await fresh.tryCall('updateWhiteListRule', rule)).error).toBe('stepUpRequired')
})

test('a rule is changed against the version that was read, by operators alone', async () => {
  const rules = await operator.call('getWhiteListRules', {})
  expect(rules.map(({ kind, onlyListed }) => [kind, onlyListed])).toEqual([
    ['host', false],
    ['app', false],
    ['plugin', false],
    ['api', false],
  ])
  const change = { kind: 'api', onlyListed: false, version: 7 } as const
  expect((await operator.tryCall('updateWhiteListRule', change)).error).toBe('versionConflict')
  await operator.call('updateWhiteListRule', { ...change, version: 0 })
  const [, , , api] = await operator.call('getWhiteListRules', {})
  expect(api).toMatchObject({ version: 1, changedBy: expect.any(String) })
  const keeper = await server.given.signedIn({ userType: UserType.administrator })
  expect((await keeper.tryCall('getWhiteListRules', {})).error).toBe('forbidden')
})
