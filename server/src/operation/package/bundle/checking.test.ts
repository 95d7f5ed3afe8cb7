import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { givenOperator, type Operator } from '../package/test/given.ts'
import { givenZip } from '../package/test/given-zip.ts'
import { prune } from '../../watch/prune/prune.ts'
import { announced, filesOf, trusting, uploadedBundle } from './test/given.ts'
import { givenBundle, givenSigner } from './test/given-bundle.ts'

let server: TestServer
let operator: Operator

beforeAll(async () => {
  server = await startTestServer({ environment: trusting })
  operator = await givenOperator(server)
})
afterAll(() => server.close())

test.each([
  ['a key that is not trusted', { key: givenSigner('x').privateKey }, 'signerUnknown'],
  ['no signature', { without: 'manifest.sig' }, 'unsigned'],
  ['another file than was signed', { entries: { 'files/bin/run.cjs': 'rum' } }, 'hashWrong'],
  ['a name that leads out', { entries: { 'files/../../x': 'x' } }, 'hostilePath'],
  ['a file beyond the manifest', { entries: { 'files/more.sh': 'x' } }, 'extraFiles'],
  ['a release that is no newer', { manifest: { version: '0.0.1', minVersion: '0.0.1' } }, 'tooOld'],
] as const)('S53: a bundle with %s is refused with its reason, and its bytes go', async (_what, given, refusal) => {
  const found = await uploadedBundle(operator, await givenBundle(given))
  expect(found).toMatchObject({ status: 'refused', refusal, sha256: null, titleZh: null, parts: [] })
  expect((await filesOf(server)).at(-1)).toMatchObject({ status: 'removed' })
  const { list } = await operator.call('listAudit', { iSearch: found.id, action: 'checkBundle' })
  expect(list).toMatchObject([{ result: 'denied', actorId: null }])
})

test('S51: a bomb, and a bundle that was cut, are refused by the server, which goes on', async () => {
  const bomb = givenZip({ entries: [{ name: 'manifest.json', bytes: Buffer.alloc(9), claimedBytes: 0xffff_fff0 }] })
  expect(await uploadedBundle(operator, bomb)).toMatchObject({ status: 'refused', refusal: 'bomb' })
  const whole = await givenBundle()
  const cut = whole.subarray(0, whole.length - 40)
  expect(await uploadedBundle(operator, cut)).toMatchObject({ status: 'refused', refusal: 'truncated' })
})

test('the same file is a bundle once, and one for a newer release than this waits for that one', async () => {
  const bytes = await givenBundle({ manifest: { version: '9.0.0', minVersion: '8.0.0' } })
  expect(await uploadedBundle(operator, bytes)).toMatchObject({ status: 'ready', obstacle: 'needsNewer' })
  expect(await uploadedBundle(operator, bytes)).toMatchObject({ status: 'refused', refusal: 'known' })
})

test('F03: a bundle is kept while the store does not answer, and verified when its job is begun again', async () => {
  const bytes = await givenBundle({ manifest: { version: '0.4.0' } })
  const id = await announced(operator, bytes)
  const reading = jest.spyOn(server.services.files, 'open').mockRejectedValue(new Problem('storageUnavailable'))
  await operator.call('addBundleBytes', { id, offset: 0 }, { content: bytes })
  const job = () =>
    server.services.tx(platform, (db) =>
      db.selectFrom('job').selectAll().where('kind', '=', 'bundle').where('key', '=', id).executeTakeFirstOrThrow(),
    )
  await until(async () => (await job()).status === 'queued' && (await job()).attempts > 0)
  // The last of its attempts, at once.
  await server.services.tx(platform, (db) =>
    db.updateTable('job').set({ attempts: 4, lease_until: null }).where('key', '=', id).execute(),
  )
  await until(async () => (await operator.call('getBundle', { id })).status === 'unchecked')
  expect((await filesOf(server)).at(-1)).toMatchObject({ status: 'stored' })
  reading.mockRestore()
  await operator.call('retryJob', { id: (await job()).id })
  await until(async () => (await operator.call('getBundle', { id })).status === 'ready', 50)
})

test('an upload that is not continued is forgotten with its bytes, and a refused one after a month', async () => {
  const id = await announced(operator, Buffer.alloc(9))
  const { id: refused } = await uploadedBundle(operator, await givenBundle({ without: 'manifest.sig' }))
  const ids = async () => (await operator.call('listBundles', { iDisplayLength: 100 })).list.map((row) => row.id)
  await pruneNow()
  expect(await ids()).toEqual(expect.arrayContaining([id, refused]))
  await server.services.tx(platform, async (db) => {
    // The hourly sweep does this to an upload that was not continued for a day.
    await db.updateTable('stored_file').set({ status: 'removed' }).where('status', '=', 'uploading').execute()
    const long = new Date(Date.now() - 31 * 24 * 60 * 60_000)
    await db.updateTable('bundle').set({ created_at: long }).where('id', '=', refused).execute()
  })
  await pruneNow()
  expect(await ids()).not.toEqual(expect.arrayContaining([id]))
  expect(await ids()).not.toEqual(expect.arrayContaining([refused]))
})

function pruneNow() {
  return prune({ ...server.services, now: () => new Date(), signal: new AbortController().signal })
}
