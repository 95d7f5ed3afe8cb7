import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import path from 'node:path'
import { Client as Connection } from 'pg'
import { startChild } from '../../../test/child-server.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { until } from '../../../test/until.ts'
import { aPlan } from './test/a-plan.ts'

const password = 'correct horse battery'
let place: Awaited<ReturnType<typeof makeDataFolder>>
let child: Awaited<ReturnType<typeof startChild>>
let operator: Client
const connections: Connection[] = []

beforeAll(async () => {
  place = await makeDataFolder()
  await start()
}, 240_000)
afterEach(async () => {
  await Promise.allSettled(connections.splice(0).map((connection) => connection.end()))
})
afterAll(async () => {
  await child.end('SIGTERM')
  await place.remove()
}, 120_000)

async function start() {
  child = await startChild(place.folder, { ATRIUM_DEMO_PASSWORD: password, ATRIUM_DRAIN_SECONDS: '0' })
  operator = createClient(child.url)
  await until(async () => (await operator.tryCall('signIn', { loginId: 'operator', password })).status === 200)
  await operator.call('verifyPassword', { op: 'verify', password })
}

/** Kills the server as it stands, and starts it again on what it has left. */
async function killAndStart() {
  await child.end('SIGKILL')
  await start()
}

/** Connects beside the server, as the owner of the database. */
async function connect() {
  const address = { host: path.join(place.folder, 'run'), port: 5432, user: 'atrium', database: 'postgres' }
  const connection = new Connection(address)
  // It is cut when the database of a killed server is taken over.
  connection.on('error', () => undefined)
  await connection.connect()
  connections.push(connection)
  return connection
}

/** Makes a call while another connection locks the switch, so that it is in the middle of its transaction. */
async function inTheMiddleOf(name: 'startUpdate' | 'endUpdate', input: object) {
  const connection = await connect()
  await connection.query('begin')
  await connection.query('select * from system_state for update')
  // Its answer never comes: the server is killed first.
  void operator.tryCall(name, input).catch(() => null)
  await until(async () => {
    const { rows } = await connection.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    return rows.length > 0
  })
}

/** A stranger is told to sign in, or that the portal is closed. */
const statusOf = async () => (await createClient(child.url).tryCall('getHomeLink', {})).status
const stateOf = async (id: string) => {
  const { state, steps } = await operator.call('getUpdate', { id })
  return [state, steps.find((step) => step.state === 'now')?.name ?? null, await statusOf()]
}

test('an update goes on, or can be ended, whichever of its steps the server was killed in', async () => {
  const { id, revision } = await operator.call('planUpdate', aPlan())

  // The server is killed in the middle of closing: nothing of it has happened.
  await inTheMiddleOf('startUpdate', { id, revision })
  await killAndStart()
  expect(await stateOf(id)).toEqual(['announced', null, 401])

  // While it waits for what was begun before.
  const other = await connect()
  await other.query(`insert into job (id, kind, key, payload, status, lease_until)
    values ('held', 'held', 'held', '{}', 'running', now() + interval '1 hour')`)
  await operator.call('startUpdate', { id, revision })
  await until(async () => (await statusOf()) === 503)
  expect(await stateOf(id)).toEqual(['running', 'settle', 503])
  await killAndStart()
  await until(async () => (await operator.call('getUpdate', { id })).percent === 50)

  // While the servers are exchanged.
  expect(await stateOf(id)).toEqual(['running', 'replace', 503])
  await killAndStart()
  expect(await stateOf(id)).toEqual(['running', 'replace', 503])

  // The server is killed in the middle of opening: still closed, and it can be ended.
  await inTheMiddleOf('endUpdate', { id, outcome: 'done' })
  await killAndStart()
  expect(await stateOf(id)).toEqual(['running', 'replace', 503])
  await operator.call('endUpdate', { id, outcome: 'done' })
  await until(async () => (await statusOf()) === 401)
  expect(await stateOf(id)).toEqual(['done', null, 401])
}, 600_000)
