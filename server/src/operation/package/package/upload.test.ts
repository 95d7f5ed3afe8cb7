import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainSettings, problemText } from '@atrium/shared-utility/contract'
import { platform as wholePlatform } from '../../../foundation/db/scope.ts'
import { partBytes } from '../../../foundation/file/file/backend.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { watchHeld } from '../../../test/watch-held.ts'
import { givenApk, givenIpa } from './test/given-package.ts'
import { givenPng } from '../../../foundation/file/picture/test/given-png.ts'
import { givenResources } from './test/given-resources.ts'
import { givenOperator, openFiles, uploaded, type Operator } from './test/given.ts'
import { packageLimits } from './limits.ts'

let server: TestServer
let operator: Operator
const platform = 'apk'
const megabyte = 1024 * 1024
const { packageMegabytes, packageGigabytesADay } = plainSettings.upload.standard
const mostBytes = packageMegabytes * megabyte
const bytesInADay = packageGigabytesADay * 1024 * megabyte

beforeAll(async () => {
  server = await startTestServer()
  operator = await givenOperator(server)
})
afterAll(() => server.close())

test('a package that was uploaded is looked into, and ready', async () => {
  const apk = givenApk()
  const found = await uploaded(operator, { bytes: apk })
  expect(found).toMatchObject({
    status: 'ready',
    packageName: 'com.example.field',
    versionCode: '7',
    label: 'Field app',
  })
  expect(found).toMatchObject({ sizeBytes: apk.length, fileName: 'field.apk', signer: expect.any(String) })
  const { list } = await operator.call('listPackages', { platform, iSearch: 'FIELD app' })
  expect(list.map(({ id }) => id)).toEqual([found.id])
  const ipa = await uploaded(operator, { bytes: givenIpa(), platform: 'ipa' })
  expect(ipa).toMatchObject({ status: 'ready', versionCode: '3.1', minOs: '15.0' })
  const entries = await operator.call('listAudit', { action: 'addPackage', actor: operator.person.id })
  expect(entries.list.map(({ targetId }) => targetId).toSorted()).toEqual([found.id, ipa.id].toSorted())
  const told = entries.list.map(({ targetId, targetName, targetPlatform }) => [targetId, targetName, targetPlatform])
  expect(told).toContainEqual([found.id, 'Field app', 'apk'])
  expect(told).toContainEqual([ipa.id, ipa.label, 'ipa'])
})

test('a package is shown with its own icon', async () => {
  const more = [
    { name: 'resources.arsc', bytes: givenResources(['res/icon.png']) },
    { name: 'res/icon.png', bytes: givenPng() },
  ]
  const manifest = { versionCode: 91, icon: { resource: 0x7f010000 } }
  const { icon } = await uploaded(operator, { bytes: givenApk({ manifest, more }) })
  expect(icon).toMatch(/^data:image\/png;base64,iVBORw0KGgo/)
})

test('what is no package is rejected with its reason, and its bytes go', async () => {
  const unsigned = await uploaded(operator, { bytes: givenApk({ certificate: null, manifest: { versionCode: 90 } }) })
  expect(unsigned).toMatchObject({ status: 'rejected', refusal: 'unsigned' })
  const again = await uploaded(operator, { bytes: givenApk() })
  expect(again).toMatchObject({ status: 'rejected', refusal: 'known' })
  expect(await openFiles(server, unsigned.id)).toEqual([])
})

test('S51: a renamed HTML file is refused at its first bytes, in words, and nothing of it is kept', async () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const { id } = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: html.length })
  const answer = await operator.tryCall('addPackageBytes', { platform, id, offset: 0 }, { content: html })
  expect(answer).toMatchObject({ status: 400, error: 'packageNoZip', msg: problemText('packageNoZip', 'zh-CN') })
  expect(await operator.call('getPackage', { platform, id })).toMatchObject({ status: 'uploading', receivedBytes: 0 })
  await operator.call('cancelPackage', { platform, id })
  expect((await operator.tryCall('getPackage', { platform, id })).error).toBe('notFound')
})

test('F03: an upload that is cut in the middle goes on from its last whole part', async () => {
  const bytes = givenApk({ manifest: { versionCode: 8 }, more: [{ name: 'big', bytes: randomBytes(partBytes + 9) }] })
  const { id } = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: bytes.length })
  const send = (offset: number, content: Parameters<Operator['tryCall']>[2]) =>
    operator.tryCall('addPackageBytes', { platform, id, offset }, content)
  await expect(send(0, { content: cutAfter(bytes.subarray(0, partBytes + 5)) })).rejects.toThrow('fetch failed')
  await until(async () => (await operator.call('getPackage', { platform, id })).receivedBytes === partBytes)
  const wrong = await send(0, { content: Buffer.from(bytes) })
  expect(wrong).toMatchObject({ status: 409, error: 'fileOffsetWrong', body: { params: { offset: partBytes } } })
  expect((await send(partBytes, { content: Buffer.from(bytes.subarray(partBytes)) })).status).toBe(200)
  await until(async () => (await operator.call('getPackage', { platform, id })).status === 'ready')
})

test('S52: what is no piece of a file is not taken for one, and a piece of a file for nothing else', async () => {
  const { id } = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: 10 })
  const path = `/api/sysop/apk/${id}/content?offset=0`
  const body = JSON.stringify({ files: { x: { filepath: '/etc/passwd' } } })
  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])
    expect((await operator.fetch(path, { method: 'PUT', headers: { 'content-type': type }, body })).status).toBe(415)
  const headers = { 'content-type': 'application/octet-stream' }
  expect((await operator.fetch('/api/sysop/apk', { method: 'POST', headers, body })).status).toBe(415)
  await operator.call('cancelPackage', { platform, id })
})

test('without the token of the page no bytes are taken', async () => {
  const { id } = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: 10 })
  const forged = {
    headers: { 'x-csrf-token': 'wrong', origin: 'https://evil.example' },
    content: 'PK\u0003\u0004aaaaaa',
  }
  const answer = await operator.tryCall('addPackageBytes', { platform, id, offset: 0 }, forged)
  expect(answer.status).toBe(403)
  expect(await operator.call('getPackage', { platform, id })).toMatchObject({ receivedBytes: 0 })
  await operator.call('cancelPackage', { platform, id })
})

test('an upload is its operator’s own, and there are limits to each and to all of them', async () => {
  const other = await givenOperator(server)
  const named = { platform, name: 'x.apk' } as const
  expect((await other.tryCall('addPackage', { ...named, name: 'x.ipa', sizeBytes: 1 })).error).toBe('packageNameWrong')
  const tooLarge = await other.tryCall('addPackage', { ...named, sizeBytes: mostBytes + 1 })
  expect(tooLarge).toMatchObject({ status: 413, error: 'packageTooLarge' })
  expect(await other.call('getUploadLimits', {})).toMatchObject({ maxPackageSize: mostBytes })
  const ids: string[] = []
  while (ids.length < packageLimits.uploadsAtOnce)
    ids.push((await other.call('addPackage', { ...named, sizeBytes: mostBytes })).id)
  const [id = ''] = ids
  expect((await other.tryCall('addPackage', { ...named, sizeBytes: 1 })).error).toBe('tooManyUploads')
  expect((await operator.tryCall('addPackageBytes', { platform, id, offset: 0 })).error).toBe('notFound')
  expect((await operator.tryCall('cancelPackage', { platform, id })).error).toBe('notFound')
  await other.call('cancelPackage', { platform, id })
  expect((await other.tryCall('addPackage', { ...named, sizeBytes: 1 })).status).toBe(202)
  await server.services.tx(wholePlatform, (db) =>
    db
      .updateTable('mobile_package')
      .set({ status: 'rejected', size_bytes: bytesInADay })
      .where('uploaded_by', '=', other.person.id)
      .execute(),
  )
  expect((await other.tryCall('addPackage', { ...named, sizeBytes: 1 })).error).toBe('packageDayFull')
})

test('S51: a file goes through without the memory of the server growing by its size', async () => {
  const size = 96 * megabyte
  const { id } = await operator.call('addPackage', { platform, name: 'large.apk', sizeBytes: size })
  let left = size
  // fetch keeps what it sends.
  const held = watchHeld(() => size - left)
  const piece = Buffer.alloc(64 * 1024, 'PK\u0003\u0004 field')
  const content = new ReadableStream({
    pull(controller) {
      held.passed(piece.length)
      if (left === 0) return controller.close()
      // Each piece is memory of its own, like one from a disk.
      controller.enqueue(new Uint8Array(piece))
      left -= piece.length
    },
  })
  expect((await operator.tryCall('addPackageBytes', { platform, id, offset: 0 }, { content })).status).toBe(200)
  expect(held.grown()).toBeLessThan(32)
})

function cutAfter(bytes: Buffer) {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) return controller.error(new Error('the line broke'))
      controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + 64 * 1024)))
      sent += 64 * 1024
    },
  })
}
