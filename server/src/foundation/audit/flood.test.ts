import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { Problem, type ProblemCode } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { handlers } from '../../composition/call/call-handlers.ts'
import type { Client } from '../../test/client.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { attempts } from './attempts.ts'
import { codeNamed, from, refusalsOf } from '../../operation/audit/test/given.ts'

const clock = { offsetMs: 0 }
const next: { code: ProblemCode } = { code: 'forbidden' }
const logged: string[] = []
let server: TestServer
const refusals = refusalsOf(() => server)

beforeAll(async () => {
  // One handler that refuses with whatever a test wants.
  jest.spyOn(handlers, 'getHomeLink').mockImplementation(async () => {
    throw new Problem(next.code)
  })
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
})
afterAll(() => server.close())

test('T09: of a flood of 300 few rows are left, whose numbers add up to 300', async () => {
  const person = await server.given.signedIn()
  next.code = 'forbidden'
  await flood(300, person)
  const rows = await refusals.ofPerson(person.person.id)
  expect(rows.length).toBeLessThanOrEqual(20)
  expect(total(rows)).toBe(300)
})

test('T09: what an hour left out the next one tells', async () => {
  const person = await server.given.signedIn()
  next.code = 'forbidden'
  await flood(37, person)
  clock.offsetMs += 61 * 60_000
  await flood(1, person)
  const rows = await refusals.ofPerson(person.person.id)
  expect(rows.at(-1)?.diff).toMatchObject({ leftOut: 7 })
  expect(total(rows)).toBe(38)
})

test('T09: a network that floods by ever new ways fills so many rows an hour; then its flood is one row with its number', async () => {
  const people: Client[] = []
  for (let i = 0; i < 13; i += 1) people.push(await server.given.signedIn())
  const ip = '203.0.113.9'
  const refused = Object.keys(attempts).flatMap((code) => people.map((person) => ({ code: codeNamed(code), person })))
  expect(refused.length).toBeGreaterThan(360)
  for (const { code, person } of refused.slice(0, 360)) {
    next.code = code
    await person.tryCall('getHomeLink', {}, from(ip))
  }
  const rows = await refusals.from(ip)
  const isFlood = ({ action }: (typeof rows)[number]) => action === 'refusalFlood'
  const floods = rows.filter(isFlood)
  expect(rows.filter((row) => !isFlood(row))).toHaveLength(200)
  expect(floods).toMatchObject([
    { target_kind: 'network', target_id: '203.0.113.0/24', diff: { attempts: 1 } },
    { target_kind: 'network', target_id: '203.0.113.0/24', diff: { attempts: 99 } },
  ])
})

test('T09: a refusal that cannot be written down stays the same refusal', async () => {
  const person = await server.given.signedIn()
  next.code = 'forbidden'
  await runSql(server.address, 'alter table refused_attempt rename to gone')
  const answer = await person.tryCall('getHomeLink', {})
  await runSql(server.address, 'alter table gone rename to refused_attempt')
  expect([answer.status, answer.error]).toEqual([403, 'forbidden'])
  expect(logged.some((line) => line.includes('a refusal could not be written down'))).toBe(true)
})

async function flood(times: number, person: Client) {
  for (let done = 0; done < times; done += 20) {
    await Promise.all(Array.from({ length: Math.min(20, times - done) }, () => person.tryCall('getHomeLink', {})))
  }
}

function total(rows: Awaited<ReturnType<typeof refusals.from>>) {
  return rows.reduce((sum, { diff }) => sum + 1 + Number(diff.leftOut ?? 0), 0)
}
