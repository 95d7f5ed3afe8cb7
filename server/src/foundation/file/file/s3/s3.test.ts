import { startFakeS3 } from '@atrium/fake-providers/s3'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { must } from '../../../process/error/must.ts'
import { partBytes } from '../backend.ts'
import { graceMs, sweepOrphans } from '../sweep.ts'
import { bytesOf, startFiles, type GivenFiles } from '../test/given-files.ts'
import { createS3 } from './s3.ts'

let store: Awaited<ReturnType<typeof startFakeS3>>
let given: GivenFiles

const installation = { installation: 'here', now: () => new Date() }

beforeAll(async () => {
  store = await startFakeS3()
  given = await startFiles(() => createS3(store.settings, installation))
})
afterAll(async () => {
  await given.server.close()
  await store.close()
})
beforeEach(() => {
  given.clock.passedMs = 0
  store.bucket.objects.clear()
})

test('a file is what was sent, in parts, whole and not before', async () => {
  const size = 2 * partBytes + 5
  const id = await given.create({ sizeBytes: size })
  await given.files().append(id, { offset: 0, body: bytesOf(size) })
  expect(await given.backend.size((await given.record(id)).place)).toBeNull()
  expect(await given.finish(id)).toBe(true)
  expect((await given.contentOf(id)).length).toBe(size)
  const [key = ''] = store.bucket.objects.keys()
  expect(key).toMatch(/^here\/platform\/..\/..\/[\da-f]{64}$/)
})

test('an empty file is a file', async () => {
  const id = await given.stored({ sizeBytes: 0 })
  expect(await given.backend.size((await given.record(id)).place)).toBe(0)
})

test('F03: killed between any two steps, the same steps again end in the same file', async () => {
  const { files, record, create, finish, contentOf } = given
  const id = await create({ sizeBytes: 20 })
  await files().addPart(await record(id), { from: 0, bytes: Buffer.alloc(20, 'x') })
  await files().append(id, { offset: 0, body: bytesOf(20) })
  await files().finish(id)
  expect(await finish(id)).toBe(true)
  expect((await contentOf(id)).subarray(0, 7).toString()).toBe('atrium ')
})

test('a line that breaks and a store that stumbles are tried again', async () => {
  store.failures.push('InternalError', 'cut')
  const id = await given.create({ sizeBytes: 3 })
  expect(await given.files().append(id, { offset: 0, body: bytesOf(3) })).toBe(3)
  expect(await given.finish(id)).toBe(true)
})

test('a wrong key, and a store that is away, are told in words', async () => {
  const id = await given.create({ sizeBytes: 3 })
  const wrong = createS3({ ...store.settings, keySecret: 'wrong' }, installation)
  const away = createS3({ ...store.settings, endpoint: 'http://127.0.0.1:9' }, installation)
  for (const backend of [wrong, away]) {
    const failed = given.files(backend).append(id, { offset: 0, body: bytesOf(3) })
    await expect(failed).rejects.toMatchObject({ code: 'storageUnavailable' })
  }
})

test('bytes and uploads without a record go, page by page; those of another installation stay', async () => {
  const id = await given.stored({ sizeBytes: 3 })
  const { at } = must([...store.bucket.objects.values()][0], 'an object')
  for (const key of ['here/platform/x', 'here/platform/y', 'here/platform/z', 'there/platform/x'])
    store.bucket.objects.set(key, { bytes: Buffer.from('x'), tag: '', at })
  for (const place of ['a', 'b', 'c']) await given.backend.begin(place)
  store.bucket.begin('there/platform/d')
  given.clock.passedMs = graceMs.orphan + 60_000
  await sweepOrphans({ ...given, log: pino({ level: 'silent' }), signal: new AbortController().signal })
  expect([...store.bucket.objects.keys()].length).toBe(2)
  expect([...store.bucket.uploads.values()].map(({ key }) => key)).toEqual(['there/platform/d'])
  expect((await given.record(id)).missing_since).toBeNull()
})
