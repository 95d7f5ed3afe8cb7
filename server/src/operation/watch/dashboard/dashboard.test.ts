import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType, type CallOutput } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { countHours } from './counting.ts'
import { hourMs, hourOf } from './hour.ts'

let server: TestServer
let operator: Client
const signal = new AbortController().signal

beforeAll(async () => {
  server = await startTestServer({ tidies: true })
  operator = await server.given.signedIn({ userType: UserType.operator })
  // The server's own first count is over then.
  await until(async () => (await operator.call('getDashboard', {})).storage !== null)
})
afterAll(() => server.close())

test('enterprises are counted by status, as their list finds them', async () => {
  await server.given.enterprise({ status: 'suspended' })
  const { enterprises } = await operator.call('getDashboard', {})
  for (const { status, count } of enterprises)
    expect([status, count]).toEqual([status, (await operator.call('listEnterprises', { status })).total])
  expect(enterprises.find(({ status }) => status === 'suspended')?.count).toBeGreaterThan(0)
})

test('what waits for an operator is counted as its lists find it', async () => {
  const soon = await server.given.enterprise()
  const past = await server.given.enterprise()
  await server.services.tx(platform, async (db) => {
    const endsIn = (days: number) => ({ expires_at: new Date(Date.now() + days * 24 * hourMs) })
    await db.updateTable('enterprise').set(endsIn(5)).where('id', '=', soon.id).execute()
    await db.updateTable('enterprise').set(endsIn(-5)).where('id', '=', past.id).execute()
  })
  const { attention } = await operator.call('getDashboard', {})
  expect(attention).toEqual({
    expiring: (await operator.call('listEnterprises', { expiry: 'soon' })).total,
    proposals: (await operator.call('listProposals', { state: 'open' })).total,
    halted: (await operator.call('listRollouts', { state: 'halted' })).total,
    conversions: 0,
  })
  expect(attention.expiring).toBeGreaterThan(0)
})

test('a person who is at work in two browsers is one person online', async () => {
  const before = (await operator.call('getDashboard', {})).online
  const person = await server.given.signedIn()
  await server.given.signIn(person.person)
  expect((await operator.call('getDashboard', {})).online).toBe(before + 1)
  expect((await operator.call('listUsers', { online: true })).total).toBe(before + 1)
})

test('jobs are counted by state, as their list finds them', async () => {
  await server.services.tx(platform, (db) =>
    db
      .insertInto('job')
      .values({ id: newId(), kind: 'smsCode', key: newId(), payload: '{}', status: 'failed' })
      .execute(),
  )
  const { jobs } = await operator.call('getDashboard', {})
  for (const { state, count } of jobs)
    expect([state, count]).toEqual([state, (await operator.call('listJobs', { state })).total])
  expect(jobs.find(({ state }) => state === 'failed')?.count).toBe(1)
})

test('sign-ins and refusals of the present hour are there at once', async () => {
  const before = sumOf(await operator.call('getDashboard', {}))
  const { loginId } = await server.given.person()
  await server.client().call('signIn', { loginId, password })
  await server.client().tryCall('signIn', { loginId, password: 'wrong' })
  expect(sumOf(await operator.call('getDashboard', {}))).toEqual({ ok: before.ok + 1, denied: before.denied + 1 })
})

test('an hour that is over is counted once, by however many processes, and none is left out between', async () => {
  const at = new Date(hourOf(new Date()).getTime() - 5 * hourMs + 60_000)
  await server.services.tx(platform, async (db) => {
    const entry = { at, action: 'signIn', target_kind: 'user', target_id: 'u1' }
    for (const result of ['ok', 'ok', 'denied'] as const)
      await db
        .insertInto('audit_log')
        .values({ ...entry, id: newId(), result })
        .execute()
    await db.deleteFrom('figure_hour').execute()
  })
  const { tx } = server.services
  const now = () => new Date()
  await Promise.all([countHours({ tx, now, signal }), countHours({ tx, now, signal })])
  await countHours({ tx, now, signal })
  const { signIns } = await operator.call('getDashboard', {})
  expect(signIns.filter(({ hour }) => hour === hourOf(at).toISOString())).toEqual([
    { hour: hourOf(at).toISOString(), ok: 2, denied: 1 },
  ])
  const { list } = await operator.call('listSignIns', {
    from: new Date(at.getTime() - hourMs).toISOString(),
    iDisplayLength: 200,
  })
  expect(sumOf({ signIns })).toEqual({
    ok: list.filter(({ result }) => result === 'ok').length,
    denied: list.filter(({ result }) => result === 'denied').length,
  })
})

test('what files take is added up with the hour', async () => {
  await server.services.tx(platform, (db) => db.deleteFrom('figure_hour').where('name', '=', 'storage').execute())
  await countHours({ tx: server.services.tx, now: () => new Date(), signal })
  const { storage } = await operator.call('getDashboard', {})
  expect(storage).toMatchObject({ bytes: 0 })
})

function sumOf({ signIns }: Pick<CallOutput<'getDashboard'>, 'signIns'>) {
  const sum = (one: 'ok' | 'denied') => signIns.reduce((all, hour) => all + hour[one], 0)
  return { ok: sum('ok'), denied: sum('denied') }
}
