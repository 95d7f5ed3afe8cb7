import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from '../../test/client.ts'
import { codeNamed, from } from '../../operation/audit/test/given.ts'
import { attempts } from './attempts.ts'
import { startRefusing } from './test/given-refusing.ts'

let world: Awaited<ReturnType<typeof startRefusing>>
beforeAll(async () => void (world = await startRefusing()))
afterAll(() => world.server.close())

test('T09: a network that floods by ever new ways fills so many rows an hour; then its flood is one row with its number', async () => {
  const people: Client[] = []
  for (let i = 0; i < 13; i += 1) people.push(await world.server.given.signedIn())
  const ip = '203.0.113.9'
  const refused = Object.keys(attempts).flatMap((code) => people.map((person) => ({ code: codeNamed(code), person })))
  expect(refused.length).toBeGreaterThan(360)
  for (const { code, person } of refused.slice(0, 360)) {
    world.next.code = code
    await person.tryCall('getHomeLink', {}, from(ip))
  }
  const rows = await world.refusals.from(ip)
  const isFlood = ({ action }: (typeof rows)[number]) => action === 'refusalFlood'
  const floods = rows.filter(isFlood)
  expect(rows.filter((row) => !isFlood(row))).toHaveLength(200)
  expect(floods).toMatchObject([
    { target_kind: 'network', target_id: '203.0.113.0/24', diff: { attempts: 1 } },
    { target_kind: 'network', target_id: '203.0.113.0/24', diff: { attempts: 99 } },
  ])
})
