import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { startRefusal } from './start-refusal.ts'
import { until } from '../test/until.ts'
import { prepareDatabase } from '../foundation/db/database.ts'
import { startHeld } from './test/held-database.ts'

let held: Awaited<ReturnType<typeof startHeld>>
beforeAll(async () => void (held = await startHeld()))
afterEach(() => held.letGo())
afterAll(() => held.close())

test.each(['kysely_migration_lock', 'kysely_migration'])(
  'V17: a start waits for a lock on %s, says so, and ends with a sentence when it is held for too long',
  async (table) => {
    await held.hold(table)
    const said: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
    const failed = prepareDatabase(held.server.address, { log, silenceMs: 50, patienceMs: 1500 }).catch(startRefusal)
    await until(() => said.join().includes('something holds a lock'))
    expect(await failed).toMatch(/^Something else holds a lock in the database/)
  },
)

test('V17: who waits for the lock goes on as soon as it is free', async () => {
  await held.hold('kysely_migration_lock')
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
  const prepared = prepareDatabase(held.server.address, { log, silenceMs: 50 })
  await until(() => said.length > 0)
  await held.letGo()
  await expect(prepared).resolves.toBeUndefined()
})
