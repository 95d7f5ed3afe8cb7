import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../db/scope.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { crowd } from '../../../test/crowd.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
})
afterAll(() => server.close())

test('S65: many acts at once make one unbroken chain', async () => {
  const { id } = await server.given.enterprise()
  const other = await server.startAnother()
  const elsewhere = createClient(other.url)
  await elsewhere.call('signIn', { loginId: 'operator', password })
  const browsers = [operator, elsewhere]
  await Promise.all(Array.from({ length: crowd }, (_, index) => act(id, browsers[index % 2])))
  await other.stop()
  const rows = await chainOf(id)
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: crowd }, (_, index) => index + 1))
  expect(rows.slice(1).map(({ prev_hash: previous }) => previous)).toEqual(rows.slice(0, -1).map(({ hash }) => hash))
  expect(await verify({ entid: id })).toEqual({ checked: crowd, next: null, broken: null })
})

test('the hash can be worked out again from what an export says', async () => {
  const { id } = await server.given.enterprise()
  await act(id)
  const [row] = (await operator.call('listAudit', { entid: id })).list
  const all = await operator.call('getAudit', { id: row?.id ?? '' })
  const { rows } = await runSql(
    server.address,
    `select to_char(at, 'US') as micros from audit_log where id = '${all.id}'`,
  )
  const at = all.at.replace(/\d{3}Z$/, `${rows[0]?.micros}Z`)
  const values = [
    all.seq,
    all.id,
    at,
    all.entid,
    all.actorId,
    all.actorType,
    all.sessionId,
    all.action,
    all.targetKind,
    all.targetId,
    all.result,
    all.ip,
    all.userAgent,
    all.requestId,
    null,
  ]
  const text = `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
  expect(all.prevHash).toBe('0'.repeat(64))
  expect(all.hash).toBe(createHash('sha256').update(`${all.prevHash}\n${text}`).digest('hex'))
})

test.each([
  ['a changed row', `update audit_log set diff = '{"by": "nobody"}' where seq = 2 and ent_id = '%'`, 2],
  ['a removed row', `delete from audit_log where seq = 2 and ent_id = '%'`, 3],
  ['a chain without its beginning', `delete from audit_log where seq = 1 and ent_id = '%'`, 2],
  ['a row with a hash of its own', `update audit_log set hash = repeat('a', 64) where seq = 2 and ent_id = '%'`, 2],
])('%s is found where the chain breaks', async (_, action, seq) => {
  const { id } = await server.given.enterprise()
  for (let i = 0; i < 3; i++) await act(id)
  await asOwner(action.replace('%', id))
  expect(await verify({ entid: id })).toMatchObject({ broken: { chain: id, seq } })
  expect((await verify({})).broken).not.toBeNull()
})

test('the owner of the tables is refused too, as long as the triggers stand', async () => {
  await expect(runSql(server.address, `update audit_log set action = 'x'`)).rejects.toThrow('only added to')
  await expect(runSql(server.address, 'delete from audit_log')).rejects.toThrow('only added to')
  await expect(runSql(server.address, 'truncate audit_log')).rejects.toThrow('only added to')
})

test('a writer of a row cannot choose its place or its hash', async () => {
  const { id } = await server.given.enterprise()
  const forged = { seq: 9, prev_hash: 'x', hash: 'y', ent_id: id, action: 'x', target_kind: 'x', target_id: 'x' }
  const scope = { as: 'tenant', entId: id, userId: null } as const
  await server.services.tx(scope, (db) =>
    db
      .insertInto('audit_log')
      .values({ id: 'forged', ...forged })
      .execute(),
  )
  expect(await verify({ entid: id })).toEqual({ checked: 1, next: null, broken: null })
})

async function act(entid: string, browser: Client = operator) {
  await browser.call('retryProvisioning', { entid })
}

function verify(input: { entid?: string }) {
  return operator.call('verifyAudit', input)
}

function chainOf(entId: string) {
  return server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').selectAll().where('ent_id', '=', entId).orderBy('seq').execute(),
  )
}

/** What a person with the database's own password could do. */
async function asOwner(action: string) {
  await runSql(
    server.address,
    `alter table audit_log disable trigger audit_log_kept; ${action}; alter table audit_log enable trigger audit_log_kept`,
  )
}
