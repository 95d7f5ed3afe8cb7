import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { trusting, uploadedBundle } from '../bundle/test/given.ts'
import { givenBundle, givenSigner } from '../bundle/test/given-bundle.ts'
import { openPortal } from '../maintenance/state-query.ts'
import { givenOperator, type Operator } from '../package/test/given.ts'
import { ahead, aPlan } from './test/a-plan.ts'

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
  jest.restoreAllMocks()
  now = () => new Date()
  await server.services.tx(platform, async (db) => {
    await openPortal(db, { now: now() })
    await db.deleteFrom('bundle').execute()
  })
  server.services.maintenance.forget()
})

async function ready() {
  ;({ id } = await uploadedBundle(operator, bytes))
}

const change = (columns: object) =>
  server.services.tx(platform, (db) => db.updateTable('bundle').set(columns).where('id', '=', id).execute())

test('what is planned to begin by itself does so where its bundle still is what it was', async () => {
  await ready()
  await beginsItself()
  await until(async () => (await whole()).state === 'running')
})

test.each([
  ['has other bytes in the store', () => changeStored(), { refusal: 'hashWrong', obstacle: null }],
  ['is signed by nobody who is trusted any more', () => distrust(), { refusal: null, obstacle: 'signerUnknown' }],
  ['is no newer than what runs', () => change({ version: '0.0.1' }), { refusal: null, obstacle: 'tooOld' }],
])('what is planned to begin by itself is called off where its bundle %s', async (_what, happen, why) => {
  await ready()
  const due = await planned()
  await happen()
  await comes(due)
  await until(async () => (await whole()).state === 'cancelled')
  expect(await whole()).toMatchObject({ endedByName: null, startedAt: null })
  expect((await (await server.given.signedIn()).tryCall('getHomeLink', {})).status).toBe(200)
  expect(await operator.call('getBundle', { id })).toMatchObject(why)
  const { list } = await operator.call('listAudit', { action: 'startUpdate', result: 'denied', target: planId })
  expect(list).toHaveLength(1)
})

let planId = ''
const whole = () => operator.call('getUpdate', { id: planId })

async function planned() {
  const plannedAt = ahead(1)
  ;({ id: planId } = await operator.call('planUpdate', aPlan({ bundleId: id, plannedAt, startsItself: true })))
  return plannedAt
}

async function comes(plannedAt: string) {
  const aheadMs = new Date(plannedAt).getTime() - Date.now() + 1000
  now = () => new Date(Date.now() + aheadMs)
}

async function beginsItself() {
  await comes(await planned())
}

function distrust() {
  return change({ signer_spki: givenSigner('Somebody before').trustedKey.spki })
}

/** What the store hands out differs in its last byte from what was signed. */
async function changeStored() {
  const { open } = server.services.files
  jest.spyOn(server.services.files, 'open').mockImplementation(async (file, range) => {
    const read = Buffer.concat(await (await open.call(server.services.files, file, range)).toArray())
    if (file.size_bytes === bytes.length && range.last === bytes.length - 1) read[read.length - 1] = 0xff
    return Readable.from([read])
  })
}
