import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { trusting, uploadedBundle } from '../bundle/test/given.ts'
import { givenBundle, givenSigner } from '../bundle/test/given-bundle.ts'
import { openPortal } from '../../setting/maintenance/state-query.ts'
import { givenOperator, type Operator } from '../package/test/given.ts'
import { aPlan } from './test/a-plan.ts'

let server: TestServer
let operator: Operator
let now = () => new Date()
let bytes: Buffer
let id: string

beforeAll(async () => {
  server = await startTestServer({ environment: trusting, now: () => now() })
  operator = await givenOperator(server)
  bytes = await givenBundle()
})
afterAll(() => server.close())
afterEach(async () => {
  now = () => new Date()
  await server.services.tx(platform, async (db) => {
    await openPortal(db, { now: now() })
    const row = { state: 'cancelled', ended_at: now() } as const
    await db.updateTable('platform_update').set(row).where('state', '=', 'planned').execute()
    await db.deleteFrom('bundle').execute()
  })
  server.services.maintenance.forget()
})

async function ready() {
  ;({ id } = await uploadedBundle(operator, bytes))
  return id
}

const change = (columns: object) =>
  server.services.tx(platform, (db) => db.updateTable('bundle').set(columns).where('id', '=', id).execute())
const plan = () => operator.tryCall('planUpdate', aPlan({ bundleId: id }))
const member = () => server.given.signedIn()

test('a plan takes version, title and notes from its bundle, and everybody is told its size and digest', async () => {
  await ready()
  const planned = await operator.call('planUpdate', aPlan({ bundleId: id, version: '9.9', titleEn: 'Something else' }))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const taken = {
    version: '0.2.0',
    titleEn: 'Platform upgrade',
    notesZh: '更快的列表',
    sha256,
    sizeBytes: bytes.length,
  }
  const whole = () => operator.call('getUpdate', { id: planned.id })
  expect(await whole()).toMatchObject({ ...taken, bundle: { id, signer: 'Release team', obstacle: null } })
  const { list } = await (await member()).call('getUpdateList', {})
  expect(list[0]).toMatchObject({ id: planned.id, version: '0.2.0', size: bytes.length, sha256 })
  // A later change moves the time; the bundle stays.
  await operator.call('planUpdate', aPlan({ ...planned, version: '9.9', windowMin: 45 }))
  expect(await whole()).toMatchObject({ ...taken, windowMin: 45, bundle: { id } })
  expect((await operator.call('getBundle', { id })).updates).toMatchObject([{ id: planned.id, isOpen: true }])
})

test('a plan without a bundle has neither size nor digest', async () => {
  await operator.call('planUpdate', aPlan())
  const { list } = await (await member()).call('getUpdateList', {})
  expect(list[0]).toMatchObject({ size: null, sha256: null })
})

test('no update is planned or started with a bundle that no machine would install', async () => {
  await ready()
  const { signer_spki: spki } = await server.services.tx(platform, (db) =>
    db.selectFrom('bundle').select('signer_spki').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const planned = await operator.call('planUpdate', aPlan({ bundleId: id }))
  await change({ signer_spki: givenSigner('Somebody before').trustedKey.spki })
  expect((await plan()).error).toBe('bundleSignerUnknown')
  expect((await operator.tryCall('startUpdate', planned)).error).toBe('bundleSignerUnknown')
  expect((await operator.call('getBundle', { id })).obstacle).toBe('signerUnknown')
  await change({ signer_spki: spki, version: '0.0.1' })
  expect((await plan()).error).toBe('bundleTooOld')
  await change({ version: '0.9.0', min_version: '0.8.0' })
  expect((await plan()).error).toBe('bundleNeedsNewer')
  await change({ status: 'unchecked' })
  expect((await plan()).error).toBe('bundleNotReady')
  expect((await operator.tryCall('planUpdate', aPlan({ bundleId: 'nobody' }))).error).toBe('notFound')
})

test('a bundle is kept as long as an update that has not ended uses it', async () => {
  await ready()
  const planned = await operator.call('planUpdate', aPlan({ bundleId: id }))
  expect((await operator.tryCall('removeBundle', { id })).error).toBe('bundleInUse')
  await operator.call('startUpdate', planned)
  expect((await operator.tryCall('removeBundle', { id })).error).toBe('bundleInUse')
  await operator.call('endUpdate', { id: planned.id, outcome: 'done' })
  await operator.call('removeBundle', { id })
  const whole = await operator.call('getUpdate', { id: planned.id })
  expect(whole).toMatchObject({ bundle: null, version: '0.2.0', sizeBytes: bytes.length })
})

test('a bundle is removed or planned with, never both, also where two do so at once', async () => {
  await ready()
  const answers = await Promise.all([plan(), operator.tryCall('removeBundle', { id })])
  expect([
    ['notFound', undefined],
    [undefined, 'bundleInUse'],
  ]).toContainEqual(answers.map(({ error }) => error ?? undefined))
})

test('a machine fetches the bundle by its link, in ranges and while the portal is closed, for an hour', async () => {
  await ready()
  const planned = await operator.call('planUpdate', aPlan({ bundleId: id }))
  await operator.call('startUpdate', planned)
  const stranger = server.client()
  await until(async () => (await stranger.tryCall('getHomeLink', {})).status === 503)
  const { url } = await operator.call('linkBundle', { id })
  const path = new URL(url).pathname
  const fetched = (at: string, headers = {}) => fetch(new URL(at, server.url), { headers })
  const whole = await fetched(path)
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes)
  const rest = await fetched(path, { range: 'bytes=9-' })
  expect([rest.status, Buffer.from(await rest.arrayBuffer())]).toEqual([206, bytes.subarray(9)])
  const [last = ''] = path.slice(-1)
  const altered = path.slice(0, -1) + (last === 'A' ? 'B' : 'A')
  for (const at of [altered, path.replace(id, 'b'), '/d/bundle/x']) expect((await fetched(at)).status).toBe(403)
  const later = Date.now() + 61 * 60_000
  now = () => new Date(later)
  expect((await fetched(path)).status).toBe(403)
  now = () => new Date()
  await operator.call('endUpdate', { id: planned.id, outcome: 'done' })
  await operator.call('removeBundle', { id })
  expect((await fetched(path)).status).toBe(403)
})

test('only operators who confirm who they are make a link of a ready bundle, and the log has it', async () => {
  await ready()
  const fresh = await server.given.signedIn({ userType: UserType.operator })
  expect((await fresh.tryCall('linkBundle', { id })).error).toBe('stepUpRequired')
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  expect((await administrator.tryCall('linkBundle', { id })).status).toBe(403)
  await operator.call('linkBundle', { id })
  const { list } = await operator.call('listAudit', { iSearch: id, action: 'linkBundle' })
  expect(list.map(({ targetName }) => targetName)).toEqual(['0.2.0'])
  await change({ status: 'unchecked' })
  expect((await operator.tryCall('linkBundle', { id })).error).toBe('bundleNotReady')
})
