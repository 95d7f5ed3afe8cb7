import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { floodOfStrangers, startRefusing } from './test/given-refusing.ts'

let world: Awaited<ReturnType<typeof startRefusing>>
beforeAll(async () => void (world = await startRefusing()))
afterAll(() => world.server.close())

test('T09: a network that floods by ever new ways fills so many rows an hour; then its flood is one row with its number', async () => {
  const ip = '203.0.113.9'
  await floodOfStrangers(360, { ip, world })
  const rows = await world.refusals.from(ip)
  const isFlood = ({ action }: (typeof rows)[number]) => action === 'refusalFlood'
  const floods = rows.filter(isFlood)
  expect(rows.filter((row) => !isFlood(row))).toHaveLength(200)
  expect(floods).toMatchObject([
    { target_kind: 'network', target_id: '203.0.113.0/24', diff: { attempts: 1 } },
    { target_kind: 'network', target_id: '203.0.113.0/24', diff: { attempts: 99 } },
  ])
})
