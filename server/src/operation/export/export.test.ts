import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Exported, UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { platform } from '../../foundation/db/scope.ts'
import { must } from '../../foundation/process/error/must.ts'
import { partBytes } from '../../foundation/file/file/backend.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenExport, signIns, workOn } from './test/given.ts'

let server: TestServer
let operator: Client & { person: { id: string; loginId: string } }
const rows = 1500
const agent = 'x'.repeat(300)

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
  await server.services.tx(platform, (db) =>
    sql`insert into audit_log (id, at, action, target_kind, target_id, result, ip, user_agent)
      select 'log' || n, timestamptz '2026-01-01' + (n / 3) * interval '1 second', 'signIn', 'user', 't' || n, 'ok',
        '203.0.113.9', ${agent} from generate_series(1, ${sql.lit(rows)}) n`.execute(db),
  )
})
afterAll(() => server.close())

test('U09: all rows of the filter, in the order of the list, once each, as programs read them', async () => {
  const { id } = await operator.call('startExport', signIns())
  expect(await done(id)).toMatchObject({ rows, total: rows, status: 'done' })
  const answer = await download(id)
  expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('登录记录.csv')}`)
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  const [heading, ...lines] = String(answer.body).trimEnd().split('\r\n')
  expect(heading).toBe('Time,结果,Browser')
  expect(lines[0]).toBe(`2026-01-01T00:00:00.000Z,'=成功,${agent}`)
  expect(lines.length).toBe(rows)
  expect(lines.toSorted()).toEqual(lines)
})

test('U09: when the writing process is killed the next one goes on, with no row twice and none left out', async () => {
  const { id } = await operator.call('startExport', signIns(38))
  const { sizeBytes } = await done(id)
  expect(sizeBytes).toBeGreaterThan(2 * partBytes)
  const whole = String((await download(id)).body)
  const again = await givenExport(server, { input: signIns(38), userId: operator.person.id })
  // Taken over after so many of its transactions, each time a few later.
  for (let turns = 3; (await stateOf(again)).status !== 'done'; turns += 3) await workOn(server, again, turns)
  const link = await operator.call('linkExport', { id: again })
  expect((await operator.fetch(link.url)).body).toBe(whole)
})

test('S58: a link is for its person, for a while, and not one letter different; ranges are had by it', async () => {
  const { id } = await operator.call('startExport', signIns())
  await done(id)
  const { url } = await operator.call('linkExport', { id })
  const another = await server.given.signedIn({ userType: UserType.operator })
  expect((await another.fetch(url)).status).toBe(404)
  expect((await server.client().fetch(url)).status).toBe(401)
  expect((await operator.fetch(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(403)
  expect((await operator.fetch(url.replace(/until=\d+/, 'until=9999999999'))).status).toBe(403)
  const text = String((await operator.fetch(url)).body)
  const etag = must((await operator.fetch(url)).headers.get('etag'), 'etag')
  const part = await operator.fetch(url, { headers: { range: 'bytes=4-8', 'if-range': etag } })
  expect([part.status, part.body]).toEqual([206, Buffer.from(text).subarray(1, 6).toString()])
  expect(part.headers.get('content-range')).toMatch(/^bytes 4-8\/\d+$/)
  expect((await operator.fetch(url, { headers: { range: 'bytes=999999999-' } })).status).toBe(416)
  expect((await operator.fetch(url, { headers: { range: 'bytes=0-4', 'if-range': '"other"' } })).status).toBe(200)
})

test('U09: a person who loses the right meanwhile gets no file', async () => {
  const demoted = await server.given.signedIn({ userType: UserType.operator })
  const id = await givenExport(server, { input: signIns(), userId: demoted.person.id })
  await workOn(server, id, 2)
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', demoted.person.id).execute(),
  )
  await workOn(server, id, 99)
  expect((await stateOf(id)).status).toBe('refused')
  const file = await server.services.tx(platform, (db) =>
    db.selectFrom('stored_file').select('status').where('created_by', '=', demoted.person.id).executeTakeFirst(),
  )
  expect(file).toEqual({ status: 'removed' })
})

const lastSignedIn = { sort: 'lastLoginAt', order: 'desc' } as const
/** The order in which sessions are written, however they are listed. */
const byStart = { sort: 'startedAt', order: 'desc' } as const
const lists = [
  ['listUsers', 'userid', () => operator.call('listUsers', lastSignedIn)],
  ['listEnterprises', 'entid', () => operator.call('listEnterprises', {})],
  ['listAudit', 'id', () => operator.call('listAudit', {})],
  ['listLiveSessions', 'id', () => operator.call('listLiveSessions', byStart)],
] as const

test.each(lists)('%s is written as its list is read', async (list, key, read) => {
  await server.given.confirm(operator)
  const columns = [{ field: key, others: [], label: key }]
  const asked: Record<string, string> = list === 'listUsers' ? lastSignedIn : {}
  const { id } = await operator.call('startExport', { list, asked, columns, name: list })
  const { rows: written } = await done(id)
  const lines = String((await download(id)).body)
    .trimEnd()
    .split('\r\n')
    .slice(1)
  expect(new Set(lines).size).toBe(written)
  const { list: page } = await read()
  const first = page.map((row) => String(Object.entries(row).find(([name]) => name === key)?.[1]))
  // The log entries of the export itself came after.
  const both = first.filter((one) => lines.includes(one))
  expect(lines.slice(0, both.length)).toEqual(both)
})

async function done(id: string) {
  let found: Exported | undefined
  await until(async () => {
    found = (await operator.call('listExports', {})).find((one) => one.id === id)
    return found?.status === 'done'
  })
  return must(found, 'the export')
}

async function download(id: string) {
  const { url } = await operator.call('linkExport', { id })
  return operator.fetch(url)
}

async function stateOf(id: string) {
  const found = server.services.tx(platform, (db) =>
    db.selectFrom('export').select('status').where('id', '=', id).executeTakeFirst(),
  )
  return must(await found, 'the export')
}
