import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallInput, fileHeaders, UserType, userTypes } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { formats } from './export-text.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await confirmed()
})
afterAll(() => server.close())

test('S65: an export holds what the filter finds, newest first, and is itself written down', async () => {
  const { id } = await server.given.enterprise()
  await act(id, { action: 'first' })
  await act(id, { action: 'second', result: 'denied' })
  const { headers, text } = await exported({ entid: id, format: 'ndjson' })
  expect(linesOf(text).map(({ action, seq }) => [action, seq])).toEqual([
    ['second', 2],
    ['first', 1],
  ])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get(fileHeaders.rows)).toBe('2')
  expect(headers.has(fileHeaders.isCut)).toBe(false)
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="audit_20[\\w-]+T[\\d-]+_entid-${id}\\.ndjson"$`),
  )
  const denied = await exported({ entid: id, result: 'denied', format: 'ndjson' })
  expect(linesOf(denied.text).map(({ action }) => action)).toEqual(['second'])
  const { list } = await operator.call('listAudit', { action: 'exportAudit', target: id })
  expect(list).toHaveLength(2)
})

test('what is cut off at the end of a chain is missing in a newer export, and nothing else is', async () => {
  const { id } = await server.given.enterprise()
  for (const action of ['first', 'second', 'third']) await act(id, { action })
  const older = (await exported({ entid: id, format: 'ndjson' })).text.split('\n')
  const missing = async () => {
    const newer = (await exported({ entid: id, format: 'ndjson' })).text.split('\n')
    return linesOf(older.filter((line) => !newer.includes(line)).join('\n')).map(({ seq }) => seq)
  }
  await act(id, { action: 'later' })
  expect(await missing()).toEqual([])
  await asOwner(`delete from audit_log where ent_id = '${id}' and seq > 2`)
  expect((await operator.call('verifyAudit', { entid: id })).broken).toBeNull()
  expect(await missing()).toEqual([3])
})

test('the rows of an export are one chain, from each hash to the one before', async () => {
  const { id } = await server.given.enterprise()
  for (const action of ['first', 'second', 'third']) await act(id, { action })
  const rows = linesOf((await exported({ entid: id, format: 'ndjson' })).text)
  expect(rows.slice(0, -1).map(({ prevHash }) => prevHash)).toEqual(rows.slice(1).map(({ hash }) => hash))
})

test('S59: no cell of a CSV begins as a formula does, and marks and lines stay inside their cells', async () => {
  const { id } = await server.given.enterprise({ name: '=1+1 晨光' })
  for (const sign of ['=', '+', '-', '@', '\t', '\r', ' =', '＝']) await act(id, { user_agent: `${sign}cmd` })
  await act(id, { user_agent: 'a "b", c\nd' })
  const { headers, text } = await exported({ entid: id, format: 'csv' })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(text.startsWith('\uFEFFat,action,result,actorName,')).toBe(true)
  expect(text).toContain('"a ""b"", c\nd"')
  expect(text).toContain(`'=1+1 晨光`)
  for (const sign of ['=', '+', '-', '@', '\t', ' =', '＝']) expect(text).toContain(`,'${sign}cmd,`)
  expect(text).toContain(`,"'\rcmd",`)
  expect(text).not.toMatch(/(^|,|\n)"?[=+\-@\t\r](?!\n)/)
})

test('an export is confirmed first, and is closed to all but operators', async () => {
  const ask = { format: 'csv' }
  const another = await server.given.signedIn({ userType: UserType.operator })
  expect((await another.tryCall('exportAudit', ask)).error).toBe('stepUpRequired')
  for (const userType of userTypes.filter((type) => type !== UserType.operator)) {
    const someone = await server.given.signedIn({ userType })
    await someone.call('verifyPassword', { op: 'verify', password })
    expect((await someone.tryCall('exportAudit', ask)).error).toBe('forbidden')
  }
  expect((await server.client().tryCall('exportAudit', ask)).error).toBe('signInRequired')
})

test('a link from elsewhere exports nothing', async () => {
  const { status } = await operator.fetch('/api/sysop/audit/export?format=csv')
  expect(status).toBe(403)
})

test('more rows than an export may hold are cut, and it says so and where to go on', async () => {
  const { id } = await server.given.enterprise()
  await manyRows(id, 100_001)
  const { headers, text } = await exported({ entid: id, format: 'ndjson' })
  expect(headers.get(fileHeaders.rows)).toBe('100000')
  expect(headers.get(fileHeaders.isCut)).toBe('1')
  const lines = text.trimEnd().split('\n')
  expect(lines).toHaveLength(100_001)
  const last = z.object({ cut: z.literal(true), to: z.string() }).parse(JSON.parse(lines.at(-1) ?? ''))
  const rest = linesOf((await exported({ entid: id, to: last.to, format: 'ndjson' })).text)
  // All that were left out, and those of the same millisecond again.
  expect(rest.map(({ seq }) => seq)).toEqual([2, 1])
  expect(formats.csv.cut(100_000, last.to)).toBe(`# cut after 100000 rows; more: to=${last.to}\r\n`)

  await breaksOff(id)
}, 120_000)

/** Part of the test above, whose rows it needs: no row waits in memory, and a file that breaks off is no file. */
async function breaksOff(entid: string) {
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-csrf-token': operator.cookies.get('csrf') ?? '', 'x-requested-with': 'portal' }
  const response = await fetch(`${server.url}/api/sysop/audit/export?format=ndjson&entid=${entid}`, { headers })
  const reader = response.body?.getReader()
  await reader?.read()
  const open = `from pg_stat_activity where datname = current_database() and query like 'fetch forward%'
    and state = 'idle in transaction'`
  const isEnded = async () => (await runSql(server.address, `select pg_terminate_backend(pid) ${open}`)).rows.length > 0
  // The reader reads no more, so sooner or later the export waits between two pages.
  while (!(await isEnded())) await wait(20)
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  }
  await expect(readOn()).rejects.toThrow('terminated')
  expect((await operator.tryCall('listAudit', {})).status).toBe(200)
}

async function confirmed() {
  const browser = await server.given.signedIn({ userType: UserType.operator })
  await browser.call('verifyPassword', { op: 'verify', password })
  return browser
}

async function exported(input: CallInput<'exportAudit'>) {
  const { status, headers, body } = await operator.tryCall('exportAudit', input)
  expect([status, typeof body]).toEqual([200, 'string'])
  // Reading a text takes its byte order mark away.
  return { headers, text: input.format === 'csv' ? `\uFEFF${String(body)}` : String(body) }
}

const line = z.looseObject({ seq: z.int(), action: z.string(), prevHash: z.string(), hash: z.string() })

function linesOf(text: string) {
  const lines = text.split('\n').filter((one) => one !== '')
  return lines.map((one) => line.parse(JSON.parse(one)))
}

async function act(entId: string, values: { action?: string; result?: 'ok' | 'denied'; user_agent?: string }) {
  const id = `a${Math.random().toString(36).slice(2)}`
  const common = { id, ent_id: entId, action: 'act', target_kind: 'thing', target_id: 'thing' }
  await server.services.tx(platform, (db) =>
    db
      .insertInto('audit_log')
      .values({ ...common, ...values })
      .execute(),
  )
}

/** Adds rows without the chain's trigger, which would take its time. */
async function manyRows(entId: string, count: number) {
  await asOwner(`
    alter table audit_log disable trigger audit_log_chained;
    insert into audit_log (id, ent_id, action, target_kind, target_id, at, seq, prev_hash, hash)
      select 'm' || n, '${entId}', 'act', 'thing', 'thing', timestamptz '2026-01-01' + n * interval '0.4 ms', n, 'p', 'h'
      from generate_series(1, ${count}) as n;
    alter table audit_log enable trigger audit_log_chained`)
}

/** Acts like an attacker with the database's own password. */
async function asOwner(action: string) {
  await runSql(
    server.address,
    `alter table audit_log disable trigger audit_log_kept; ${action}; alter table audit_log enable trigger audit_log_kept`,
  )
}
