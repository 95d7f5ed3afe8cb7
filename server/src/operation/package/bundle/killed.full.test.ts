import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client as Connection } from 'pg'
import { startChild } from '../../../test/child-server.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { until } from '../../../test/until.ts'
import { announced, trusting } from './test/given.ts'
import { givenBundle } from './test/given-bundle.ts'

const password = 'correct horse battery'
let place: Awaited<ReturnType<typeof makeDataFolder>>
let child: Awaited<ReturnType<typeof startChild>>
let operator: Client

beforeAll(async () => {
  place = await makeDataFolder()
  await start()
}, 240_000)
afterAll(async () => {
  await child.end('SIGTERM')
  await place.remove()
}, 120_000)

async function start() {
  const environment = { ...trusting, ATRIUM_DEMO_PASSWORD: password, ATRIUM_DRAIN_SECONDS: '0' }
  child = await startChild(place.folder, environment)
  operator = createClient(child.url)
  await until(async () => (await operator.tryCall('signIn', { loginId: 'operator', password })).status === 200)
  await operator.call('verifyPassword', { op: 'verify', password })
}

/** Connects beside the server, as the owner of the database. */
async function connect() {
  const address = { host: path.join(place.folder, 'run'), port: 5432, user: 'atrium', database: 'postgres' }
  const connection = new Connection(address)
  // It is cut when the database of a killed server is taken over.
  connection.on('error', () => undefined)
  await connection.connect()
  return connection
}

test('F03: a server that is killed while it verifies a bundle verifies it after its restart', async () => {
  const bytes = await givenBundle()
  const id = await announced(operator, bytes)
  const other = await connect()
  await other.query('begin')
  // The result of a verification is written at its end, in the same transaction.
  await other.query('lock table audit_log in access exclusive mode')
  await operator.call('addBundleBytes', { id, offset: 0 }, { content: Buffer.from(bytes) })
  await until(async () => {
    const { rows } = await other.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    return rows.length > 0
  }, 50)
  expect(await operator.call('getBundle', { id })).toMatchObject({ status: 'checking', version: null })
  await child.end('SIGKILL')
  await other.end().catch(() => undefined)
  await start()
  await until(async () => (await operator.call('getBundle', { id })).status !== 'checking', 50)
  expect(await operator.call('getBundle', { id })).toMatchObject({ status: 'ready', version: '0.2.0' })
}, 600_000)
