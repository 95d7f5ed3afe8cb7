import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environmentOf, main } from '../test/child-server.ts'
import { runSql, urlOf } from '../test/cluster.ts'
import type { TestServer } from '../test/test-server.ts'
import { until } from '../test/until.ts'
import { startHeld } from './test/held-database.ts'

let held: Awaited<ReturnType<typeof startHeld>>
beforeEach(async () => void (held = await startHeld()))
afterEach(() => held.close())

test.each([
  ['that brings the database up to date', 'kysely_migration_lock'],
  ['that looks whether it is the first one', 'meta'],
])(
  'V17: a start %s and waits for a lock ends, as one that is told to, while the lock is held',
  async (_what, table) => {
    await held.hold(table)
    const child = startOn(held.server)
    const exited = once(child, 'exit')
    await until(async () => (await waitingForLocks()) > 0)
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    await until(async () => (await waitingForLocks()) === 0)
  },
  120_000,
)

function startOn({ address, dataFolder }: TestServer) {
  const env = environmentOf(`${dataFolder}/another`, { DATABASE_URL: urlOf(address) })
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function waitingForLocks() {
  const { rows } = await runSql(
    held.server.address,
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
