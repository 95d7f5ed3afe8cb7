import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText } from '@atrium/shared-utility/contract'
import { runSql } from '../../../test/cluster.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import type { Database } from '../../../foundation/db/schema.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { prune } from './prune.ts'

const dayMs = 24 * 60 * 60_000
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('sessions go a month after their end, and not before', async () => {
  const person = await server.given.signedIn()
  await person.call('signOut', {})
  const before = await count('session')
  await pruneAfter(29)
  expect(await count('session')).toBe(before)
  await pruneAfter(31)
  expect(await count('session')).toBe(0)
})

test('an open session is left alone', async () => {
  const person = await server.given.signedIn()
  await pruneAfter(1)
  expect((await person.tryCall('getHomeLink', {})).status).toBe(200)
})

test('what part of the visitors had long ago is forgotten when no page of it can be open', async () => {
  const row = { file_map: '/assets/map/files.AAAAAAAA.json', entries: '{}', made_at: new Date() }
  await server.services.tx(platform, (db) => db.insertInto('map_variant').values(row).execute())
  await pruneAfter(89)
  expect(await count('map_variant')).toBe(1)
  await pruneAfter(91)
  expect(await count('map_variant')).toBe(0)
})

test('failures are forgotten after a day', async () => {
  const { loginId } = await server.given.person()
  await server.client().tryCall('signIn', { loginId, password: 'wrong' })
  expect(await count('throttle')).toBeGreaterThan(0)
  await pruneAfter(2)
  expect(await count('throttle')).toBe(0)
})

test('values that were used up, and refresh cookies, go when they would be out of time anyway', async () => {
  const person = await server.given.person()
  const [hash, until] = [Buffer.from('x'), new Date(Date.now() + dayMs)]
  const family = { id: 'f1', user_id: person.id, current_hash: hash, turned_at: new Date(), expires_at: until }
  await server.services.tx(platform, (db) =>
    db.insertInto('consumed_code').values({ hash, expires_at: until }).execute(),
  )
  await server.services.tx(platform, (db) => db.insertInto('refresh_family').values(family).execute())
  await pruneAfter(0)
  expect([await count('consumed_code'), await count('refresh_family')]).toEqual([1, 1])
  await pruneAfter(2)
  expect([await count('consumed_code'), await count('refresh_family')]).toEqual([0, 0])
})

test('a code to scan goes a day after it has ended', async () => {
  await server.client().call('createScan', { op: 'create' })
  await pruneAfter(2)
  expect(await count('scan_ticket')).toBe(0)
})

test('jobs that are done go after a month, those that failed after three; those that wait stay', async () => {
  const rows = (['done', 'failed', 'queued'] as const).map((status) => ({
    id: status,
    kind: 'test',
    key: status,
    payload: '{}',
    status,
  }))
  await server.services.tx(platform, (db) => db.insertInto('job').values(rows).execute())
  const left = () =>
    server.services.tx(platform, async (db) => {
      const jobs = await db.selectFrom('job').select('id').where('kind', '=', 'test').orderBy('id').execute()
      return jobs.map(({ id }) => id)
    })
  await pruneAfter(31)
  expect(await left()).toEqual(['failed', 'queued'])
  await pruneAfter(91)
  expect(await left()).toEqual(['queued'])
})

test('T08: what was to be sent to a telephone goes after a day, sent or not', async () => {
  const rows = (['done', 'failed', 'queued'] as const).map((status) => ({
    id: `sms ${status}`,
    kind: 'smsCode',
    key: status,
    payload: '{}',
    status,
    lease_until: new Date(Date.now() + 90 * dayMs),
  }))
  await server.services.tx(platform, (db) => db.insertInto('job').values(rows).execute())
  await pruneAfter(2)
  const left = await server.services.tx(platform, (db) =>
    db.selectFrom('job').select('id').where('kind', '=', 'smsCode').execute(),
  )
  expect(left.map(({ id }) => id)).toEqual(['sms queued'])
})

test('more than one batch is removed at once', async () => {
  await server.services.tx(platform, (db) =>
    db
      .insertInto('throttle')
      .values(Array.from({ length: 2500 }, (_, index) => ({ bucket: `old ${index}` })))
      .execute(),
  )
  await pruneAfter(2)
  expect(await count('throttle')).toBe(0)
})

test('what is told to open portals is kept for an hour', async () => {
  await server.services.tx(platform, (db) => publish(db, { kind: 'messages', payload: {}, audience: { to: 'all' } }))
  await pruneAfter(0)
  expect(await count('live_event')).toBe(1)
  await pruneAfter(1)
  expect(await count('live_event')).toBe(0)
})

test('the list of a message’s readers goes ninety days after it was over; their number stays', async () => {
  const { id: userId } = await server.given.person()
  const text = { title_zh: 'x', content_zh: JSON.stringify(plainText('x')), status: 'published' } as const
  const ends = [null, new Date(Date.now() + dayMs)]
  const rows = ends.map((end, index) => ({ ...text, id: `m${index}`, publish_at: new Date(), expire_at: end }))
  await server.services.tx(platform, (db) => db.insertInto('message').values(rows).execute())
  const receipts = `insert into message_receipt (message_id, user_id) values ('m0', '${userId}'), ('m1', '${userId}')`
  await runSql(server.address, receipts)
  await pruneAfter(90)
  expect(await count('message_receipt')).toBe(2)
  await pruneAfter(92)
  expect([await count('message_receipt'), await count('message_read_count')]).toEqual([1, 2])
})

test('what cannot be removed keeps nothing else', async () => {
  await server.services.tx(platform, (db) => db.insertInto('throttle').values({ bucket: 'old' }).execute())
  let calls = 0
  const tx: Transact = (scope, work) =>
    (calls += 1) === 1 ? Promise.reject(new Error('locked')) : server.services.tx(scope, work)
  const at = new Date(Date.now() + 2 * dayMs)
  const all = prune({ ...server.services, tx, now: () => at, signal: new AbortController().signal })
  await expect(all).rejects.toThrow('could not be removed')
  expect(await count('throttle')).toBe(0)
})

test('an enterprise whose provisioning is long done shows as before', async () => {
  const operator = await server.given.signIn({ loginId: 'operator' })
  const { entid } = await operator.call('addEnterprise', {
    name: 'Long ago',
    admin: { loginId: 'long.ago', name: 'Admin' },
    idempotencyKey: 'long-ago-1',
  })
  await server.services.tx(platform, (db) => db.deleteFrom('job').where('key', '=', entid).execute())
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ status: 'active' }).where('id', '=', entid).execute(),
  )
  expect(await operator.call('getEnterprise', { entid })).toMatchObject({ percent: 100, provisioning: 'done' })
  expect(await operator.call('getEnterpriseProgress', { entid })).toMatchObject({ percent: 100, status: 'done' })
})

function pruneAfter(days: number) {
  const at = new Date(Date.now() + days * dayMs)
  return prune({ ...server.services, now: () => at, signal: new AbortController().signal })
}

async function count(table: keyof Database) {
  const row = await server.services.tx(platform, (db) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return Number(row.count)
}
