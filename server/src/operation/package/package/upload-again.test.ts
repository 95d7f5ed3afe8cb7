import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { platform as wholePlatform } from '../../../foundation/db/scope.ts'
import { partBytes } from '../../../foundation/file/file/backend.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { packageLimits } from './limits.ts'
import { givenApk } from './test/given-package.ts'
import { givenOperator, openFiles, type Operator } from './test/given.ts'

let server: TestServer
let operator: Operator
const platform = 'apk'

beforeAll(async () => {
  server = await startTestServer()
  operator = await givenOperator(server)
})
afterAll(() => server.close())

test('F03: a caller who says twice that an upload is complete changes nothing, and hears what became of it', async () => {
  const bytes = givenApk({ manifest: { versionCode: 31 } })
  const { id } = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: bytes.length })
  const send = (offset: number, content: Buffer) =>
    operator.tryCall('addPackageBytes', { platform, id, offset }, { content: Buffer.from(content) })
  expect((await send(0, bytes)).status).toBe(200)
  await until(async () => (await operator.call('getPackage', { platform, id })).status === 'ready')
  const again = await send(bytes.length, Buffer.alloc(0))
  expect(again).toMatchObject({ status: 200, body: { result: { id, status: 'ready', offset: bytes.length } } })
  const untold = await send(0, bytes)
  expect(untold).toMatchObject({ error: 'fileOffsetWrong', body: { params: { offset: bytes.length } } })
  expect(await operator.call('getPackage', { platform, id })).toMatchObject({ status: 'ready' })
})

test('F03: a package is kept while the store does not answer, and looked into when its job is begun again', async () => {
  const { files } = server.services
  const bytes = givenApk({ manifest: { versionCode: 32 } })
  const { id } = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: bytes.length })
  const reading = jest.spyOn(files, 'open').mockRejectedValue(new Problem('storageUnavailable'))
  await operator.call('addPackageBytes', { platform, id, offset: 0 }, { content: bytes })
  const job = () =>
    server.services.tx(wholePlatform, (db) =>
      db.selectFrom('job').selectAll().where('kind', '=', 'package').where('key', '=', id).executeTakeFirstOrThrow(),
    )
  await until(async () => (await job()).status === 'queued' && (await job()).attempts > 0)
  // The last of its attempts, at once.
  await server.services.tx(wholePlatform, (db) =>
    db.updateTable('job').set({ attempts: 4, lease_until: null }).where('key', '=', id).execute(),
  )
  await until(async () => (await operator.call('getPackage', { platform, id })).status === 'unread')
  expect(await job()).toMatchObject({ status: 'failed', error_key: 'storageUnavailable' })
  expect((await openFiles(server, id)).length).toBe(1)
  expect((await operator.tryCall('linkPackage', { platform, id })).error).toBe('packageNotReady')
  reading.mockRestore()
  await operator.call('retryJob', { id: (await job()).id })
  await until(async () => (await operator.call('getPackage', { platform, id })).status === 'ready')
})

test('F03: an upload whose pieces the store has lost is sent once more, in the same go', async () => {
  const bytes = givenApk({ manifest: { versionCode: 33 } })
  const { id } = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: bytes.length })
  const drafts = path.join(server.dataFolder, 'files/drafts')
  const send = () => operator.tryCall('addPackageBytes', { platform, id, offset: 0 }, { content: bytes })
  // Another disk is put in the place of the store, as its last piece has just come.
  const { finish } = server.services.files
  const finishing = jest.spyOn(server.services.files, 'finish').mockImplementationOnce(async (fileId) => {
    await rm(drafts, { recursive: true })
    return finish(fileId)
  })
  expect(await send()).toMatchObject({ error: 'fileOffsetWrong', body: { params: { offset: 0 } } })
  finishing.mockRestore()
  expect((await send()).status).toBe(200)
  await until(async () => (await operator.call('getPackage', { platform, id })).status === 'ready')
})

test('one piece of an upload comes after the other, and none of them keeps what its operator does besides waiting', async () => {
  const usual = packageLimits.uploadsAtOnce
  packageLimits.uploadsAtOnce = 9
  const begun = jest.spyOn(server.services.files, 'append')
  const ids: string[] = []
  const slow: ReadableStreamDefaultController[] = []
  // As many uploads as one person may change at once.
  while (ids.length < 4)
    ids.push((await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: partBytes + 1 })).id)
  const sent = ids.map((id) =>
    operator.tryCall('addPackageBytes', { platform, id, offset: 0 }, { content: hanging(slow) }).catch(() => 'broken'),
  )
  await until(async () => begun.mock.calls.length === ids.length)
  const [id = ''] = ids
  const whole = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(partBytes - 4)])
  const waiting = operator.call('addPackageBytes', { platform, id, offset: 0 }, { content: whole })
  const change = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: 9 })
  expect(begun.mock.calls.length).toBe(ids.length)
  for (const line of slow) line.error(new Error('the line broke'))
  expect(await Promise.all(sent)).toEqual(ids.map(() => 'broken'))
  expect(await waiting).toMatchObject({ offset: partBytes })
  for (const one of [...ids, change.id]) await operator.call('cancelPackage', { platform, id: one })
  packageLimits.uploadsAtOnce = usual
  begun.mockRestore()
})

function hanging(slow: ReadableStreamDefaultController[]) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(Buffer.from('PK\u0003\u0004')))
      slow.push(controller)
    },
  })
}
