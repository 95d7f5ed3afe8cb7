import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { prune } from '../prune/prune.ts'
import { createTraffic } from './traffic.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
})
afterAll(() => server.close())

/** A process of its own, as far as counting goes. */
function aProcess(now = () => new Date()) {
  return createTraffic({ tx: server.services.tx, log: pino({ level: 'silent' }), now })
}

async function rowOf(call: string) {
  await server.services.traffic.flush()
  const { list } = await operator.call('listTraffic', { iSearch: call, iDisplayLength: 200 })
  return list.find((row) => row.call === call)
}

/** An answer may be there before it is noted. */
async function noted(call: string, requests: number) {
  await until(async () => (await rowOf(call))?.requests === requests)
  return rowOf(call)
}

test('what was answered is counted by call, without files and what stays open', async () => {
  const before = (await rowOf('getCaptcha'))?.requests ?? 0
  await server.client().call('getCaptcha', {})
  await server.client().call('getCaptcha', {})
  const row = await noted('getCaptcha', before + 2)
  expect(row).toMatchObject({ address: 'GET /api2/verifycode/captcha', title: '获取人机验证', failures: 0 })
  await operator.fetch('/api2/live/stream')
  expect(await rowOf('openLive')).toBeUndefined()
})

test('a failure of the platform’s own counts as one, a refusal does not', async () => {
  await operator.tryCall('getEnterprise', { entid: 'nosuchone' })
  expect(await noted('getEnterprise', 1)).toMatchObject({ failures: 0 })
  await server.database.cut()
  await operator.tryCall('listSaasAdministrators', {})
  await server.database.mend()
  expect(await noted('listSaasAdministrators', 1)).toMatchObject({ failures: 1 })
})

test('what was answered while there was no database is written down when it is back, once', async () => {
  const { note, flush } = aProcess()
  note({ call: 'outage', ms: 1, hasFailed: true })
  await server.database.cut()
  await expect(flush()).rejects.toMatchObject({ code: 'databaseUnavailable' })
  note({ call: 'outage', ms: 3, hasFailed: false })
  await server.database.mend()
  await until(() =>
    flush()
      .then(() => true)
      .catch(() => false),
  )
  await flush()
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('call_minute').selectAll().where('call', '=', 'outage').execute(),
  )
  const sum = (of: 'requests' | 'failures' | 'total_ms') => rows.reduce((total, row) => total + Number(row[of]), 0)
  expect([sum('requests'), sum('failures'), sum('total_ms')]).toEqual([2, 1, 4])
})

test('processes that write down the same minutes at once add up, and none waits for another', async () => {
  const now = () => new Date('2026-01-01T10:00:30Z')
  const processes = Array.from({ length: 4 }, () => aProcess(now))
  for (const [index, { note }] of processes.entries())
    for (const call of index % 2 === 0 ? ['b', 'a'] : ['a', 'b'])
      note({ call, ms: index * 500, hasFailed: index === 3 })
  await Promise.all(processes.map(({ flush }) => flush()))
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('call_minute').selectAll().where('call', 'in', ['a', 'b']).orderBy('call').execute(),
  )
  const sum = { requests: 4, failures: 1, slow: 2, total_ms: 3000, most_ms: 1500 }
  expect(rows).toMatchObject([
    { call: 'a', ...sum },
    { call: 'b', ...sum },
  ])
})

test('the list finds what failed or was slow, and has the slowest first', async () => {
  const own = aProcess()
  own.note({ call: 'startExport', ms: 90_000, hasFailed: true })
  own.note({ call: 'startExport', ms: 10_000, hasFailed: false })
  own.note({ call: 'cancelExport', ms: 60_000, hasFailed: false })
  await own.flush()
  const { list } = await operator.call('listTraffic', { slow: true, sort: 'meanMs' })
  expect(list.slice(0, 2)).toMatchObject([
    { call: 'cancelExport', meanMs: 60_000, slow: 1 },
    { call: 'startExport', meanMs: 50_000, mostMs: 90_000, requests: 2, failures: 1 },
  ])
  const failed = await operator.call('listTraffic', { failed: true, sort: 'failures' })
  expect(failed.list.map(({ call }) => call)).toContain('startExport')
  expect(failed.list.map(({ call }) => call)).not.toContain('cancelExport')
  expect((await operator.call('listTraffic', { iSearch: '/API/SYSOP/EXPORT' })).total).toBeGreaterThan(1)
})

test('the dashboard tells of the last two hours in steps of five minutes, and of nothing before them', async () => {
  const now = Date.now()
  const stepsOf = async () => (await operator.call('getDashboard', {})).calls.steps
  const before = await stepsOf()
  for (const [minutesAgo, times] of [
    [31.5, 3],
    [91.5, 2],
    [121.5, 7],
  ] as const) {
    const past = aProcess(() => new Date(now - minutesAgo * 60_000))
    for (let one = 0; one < times; one += 1) past.note({ call: 'stepped', ms: 2000, hasFailed: one === 0 })
    await past.flush()
  }
  const after = await stepsOf()
  expect(after).toHaveLength(24)
  const grown = after.map((step, index) => ({
    requests: step.requests - (before[index]?.requests ?? 0),
    failures: step.failures - (before[index]?.failures ?? 0),
    slow: step.slow - (before[index]?.slow ?? 0),
  }))
  const total = (of: 'requests' | 'failures' | 'slow') =>
    [grown.slice(0, 12), grown.slice(12, 22)].map((steps) => steps.reduce((sum, step) => sum + step[of], 0))
  expect([total('requests'), total('failures'), total('slow')]).toEqual([
    [2, 3],
    [1, 1],
    [2, 3],
  ])
})

test('the dashboard tells of the last hour, and what is older is removed', async () => {
  const now = new Date()
  const past = aProcess(() => new Date(now.getTime() - 3 * 60 * 60_000))
  past.note({ call: 'long ago', ms: 900_000, hasFailed: true })
  await past.flush()
  const { calls } = await operator.call('getDashboard', {})
  expect(calls.slowest[0]).toMatchObject({ call: 'cancelExport', title: '取消导出', meanMs: 60_000 })
  expect(calls.requests).toBeGreaterThan(5)
  expect(calls.failures).toBeLessThan(calls.requests)
  const { tx } = server.services
  await prune({ ...server.services, now: () => new Date(), signal: new AbortController().signal })
  const kept = await tx(platform, (db) =>
    db.selectFrom('call_minute').select('call').where('call', 'in', ['long ago', 'cancelExport']).execute(),
  )
  expect(kept).toEqual([{ call: 'cancelExport' }])
})
