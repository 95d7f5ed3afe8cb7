import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client as Connection } from 'pg'
import { startChild } from '../../../test/child-server.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { until } from '../../../test/until.ts'
import { bearer } from '../../deploy-token/test/given-deployer.ts'
import { aVersion, packed } from './test/given-upload.ts'

const password = 'correct horse battery'
const parcel = { slug: 'orders', team: 'sales', paths: ['/orders'] }
let place: Awaited<ReturnType<typeof makeDataFolder>>
let child: Awaited<ReturnType<typeof startChild>>
let operator: Client
let token: string

beforeAll(async () => {
  place = await makeDataFolder()
  await start()
  await operator.call('addTeamParcel', { ...parcel, contact: 'x' })
  token = (await operator.call('addDeployToken', { slug: 'orders', label: 'CI', days: 1 })).token
  await upload('1.0.0')
  await machine().call('releaseOwnParcel', { version: '1.0.0' })
}, 240_000)
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

const machine = () => createClient(child.url, bearer(token))

async function upload(version: string) {
  const content = await packed(aVersion({ ...parcel, machine: machine() }, version))
  return machine().call('uploadArtifact', {}, { content })
}

/** Kills the server while it waits for this table, which it writes at the end of what it is doing. */
async function killedAt(table: string, act: () => Promise<unknown>) {
  const address = { host: path.join(place.folder, 'run'), port: 5432, user: 'atrium', database: 'postgres' }
  const connection = new Connection(address)
  // It is cut when the database of a killed server is taken over.
  connection.on('error', () => undefined)
  await connection.connect()
  await connection.query('begin')
  await connection.query(`lock table ${table} in access exclusive mode`)
  const acting = act().catch(() => undefined)
  await until(async () => {
    const { rows } = await connection.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    return rows.length > 0
  }, 50)
  await child.end('SIGKILL')
  await connection.end().catch(() => undefined)
  await acting
  await start()
}

/** The numbers of all revisions, the first one first. */
async function numbers() {
  const { list } = await operator.call('listRevisions', { order: 'asc', iDisplayLength: 200 })
  return list.map(({ number }) => number)
}

test('F03: a server that is killed in the middle of a release runs what it ran before, and releases it then', async () => {
  await upload('1.1.0')
  const before = await numbers()
  await killedAt('audit_log', () => machine().tryCall('releaseOwnParcel', { version: '1.1.0' }))
  expect((await machine().call('getOwnParcel', {})).inForce).toBe('1.0.0')
  expect(await numbers()).toEqual(before)
  const { number } = await machine().call('releaseOwnParcel', { version: '1.1.0' })
  expect(number).toBe((before.at(-1) ?? 0) + 1)
  expect((await machine().call('getOwnParcel', {})).inForce).toBe('1.1.0')
}, 600_000)

test.each(['artifact_file', 'gate_report'])(
  'F03: a version whose upload was killed at %s is there whole once it is sent again, and can be released',
  async (table) => {
    const version = table === 'gate_report' ? '2.1.0' : '2.0.0'
    await killedAt(table, () => upload(version))
    expect(await upload(version)).toMatchObject({ version, isNew: true })
    await machine().call('releaseOwnParcel', { version })
    expect((await machine().call('getOwnParcel', {})).inForce).toBe(version)
    const [[name, content] = ['', '']] = Object.entries(aVersion({ ...parcel, machine: machine() }, version).files)
    expect((await machine().fetch(`/assets/parcels/orders/${name}`)).body).toBe(content)
  },
  600_000,
)
