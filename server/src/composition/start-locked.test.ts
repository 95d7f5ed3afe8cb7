import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { startRefusal } from './start-refusal.ts'
import { until } from '../test/until.ts'
import { startWireProxy } from '../test/wire-proxy.ts'
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

test('V17: a start that waits for the lock goes on as soon as it is free', async () => {
  await held.hold('kysely_migration_lock')
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
  const prepared = prepareDatabase(held.server.address, { log, silenceMs: 50 })
  await until(() => said.length > 0)
  await held.letGo()
  await expect(prepared).resolves.toBeUndefined()
})

test('a start waits for a database that is silent, says so, and goes on with its first answer (R10)', async () => {
  const { wire, said, log, close } = await startWire()
  wire.become('silent')
  const prepared = prepareDatabase(wire.address, { log, connectMs: 1000 })
  await until(() => said.join('').includes('the database does not answer'))
  wire.become('open')
  await expect(prepared).resolves.toBeUndefined()
  await close()
})

test('a start that is connected when the database falls silent begins again with its first answer (R10)', async () => {
  await held.hold('kysely_migration')
  const { wire, said, log, close } = await startWire()
  const prepared = prepareDatabase(wire.address, { log, connectMs: 1000, silenceMs: 100 })
  await until(() => said.join('').includes('holds a lock'))
  wire.become('silent')
  wire.forget()
  await until(() => said.join('').includes('the database does not answer'))
  wire.become('open')
  await held.letGo()
  await expect(prepared).resolves.toBeUndefined()
  await close()
})

async function startWire() {
  const wire = await startWireProxy(held.server.address)
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
  return { wire, said, log, close: () => wire.close() }
}
