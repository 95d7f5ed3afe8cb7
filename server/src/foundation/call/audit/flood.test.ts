import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { codeNamed, from } from '../../../operation/watch/audit/test/given.ts'
import { attempts } from './attempts.ts'
import { floodOfStrangers, startRefusing, tokenRefused } from './test/given-refusing.ts'

let world: Awaited<ReturnType<typeof startRefusing>>
beforeAll(async () => void (world = await startRefusing()))
afterAll(() => world.server.close())

test('T09: of a flood of 300 few rows are left, whose numbers add up to 300', async () => {
  const person = await world.server.given.signedIn()
  world.next.code = 'forbidden'
  await flood(300, person)
  const rows = await world.refusals.ofPerson(person.person.id)
  expect(rows.length).toBeLessThanOrEqual(20)
  expect(total(rows)).toBe(300)
})

test('T09: what an hour left out the next one tells', async () => {
  const person = await world.server.given.signedIn()
  world.next.code = 'forbidden'
  await flood(37, person)
  world.clock.offsetMs += 61 * 60_000
  await flood(1, person)
  const rows = await world.refusals.ofPerson(person.person.id)
  expect(rows.at(-1)?.diff).toMatchObject({ leftOut: 7 })
  expect(total(rows)).toBe(38)
})

test('T09: a flood of strangers hides nothing that a session or a token of their network is refused (S4)', async () => {
  const ip = '203.0.113.77'
  const person = await world.server.given.signedIn()
  await floodOfStrangers(220, { ip, world })
  expect((await world.refusals.from(ip)).some(({ action }) => action === 'refusalFlood')).toBe(true)
  world.next.code = 'forbidden'
  await person.tryCall('getHomeLink', {}, from(ip))
  await tokenRefused('token-1', { ip, world })
  expect(await world.refusals.ofPerson(person.person.id)).toMatchObject([{ action: 'refusedAccess', ip }])
  expect(await world.refusals.at('token-1')).toMatchObject([
    { diff: { deployTokenId: 'token-1', reason: 'forbidden' } },
  ])
})

test('T09: a session that is refused in ever new ways fills so many rows an hour, and its flood names it (S4)', async () => {
  const person = await world.server.given.signedIn()
  const codes = Object.keys(attempts).slice(0, 13)
  for (const code of codes) {
    world.next.code = codeNamed(code)
    await flood(5, person)
  }
  const rows = await world.refusals.ofPerson(person.person.id)
  const isFlood = ({ action }: (typeof rows)[number]) => action === 'refusalFlood'
  expect(rows.filter((row) => !isFlood(row)).length).toBe(50)
  expect(rows.filter(isFlood).length).toBeGreaterThan(0)
})

test('T09: a refusal that cannot be written down stays the same refusal', async () => {
  const person = await world.server.given.signedIn()
  world.next.code = 'forbidden'
  await runSql(world.server.address, 'alter table refused_attempt rename to gone')
  const answer = await person.tryCall('getHomeLink', {})
  await runSql(world.server.address, 'alter table gone rename to refused_attempt')
  expect([answer.status, answer.error]).toEqual([403, 'forbidden'])
  expect(world.logged.some((line) => line.includes('a refusal could not be written down'))).toBe(true)
})

async function flood(times: number, person: Client) {
  for (let done = 0; done < times; done += 20) {
    await Promise.all(Array.from({ length: Math.min(20, times - done) }, () => person.tryCall('getHomeLink', {})))
  }
}

function total(rows: Awaited<ReturnType<typeof world.refusals.from>>) {
  return rows.reduce((sum, { diff }) => sum + 1 + Number(diff.leftOut ?? 0), 0)
}
