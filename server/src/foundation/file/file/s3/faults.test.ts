import { buffer } from 'node:stream/consumers'
import { startFakeS3 } from '@atrium/fake-providers/s3'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { sampleOf } from '../../../../test/crowd.ts'
import { must } from '../../../process/error/must.ts'
import { partBytes } from '../backend.ts'
import { bytesOf, startFiles, type GivenFiles } from '../test/given-files.ts'
import { createS3 } from './s3.ts'

let store: Awaited<ReturnType<typeof startFakeS3>>
let given: GivenFiles

const quick = { answerLimitMs: 20_000, pauseMs: 1 }
const installation = { installation: 'here', now: () => new Date(), limits: quick }
/** Limits that give up sooner, for what never answers. */
const impatient = () => createS3(store.settings, { ...installation, limits: { ...quick, answerLimitMs: 300 } })

beforeAll(async () => {
  store = await startFakeS3()
  given = await startFiles(() => createS3(store.settings, installation))
})
afterAll(async () => {
  await given.server.close()
  await store.close()
})
beforeEach(() => {
  store.failures.length = 0
  store.bucket.objects.clear()
})

async function causeOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason)
  if (!(error instanceof Problem)) throw new Error(`no problem with words: ${String(error)}`)
  return [error.code, error.cause instanceof Error ? error.cause.message : null]
}

const times = (count: number, failure: string) => Array.from({ length: count }, () => failure)
const send = (id: string, size: number, backend = given.backend) =>
  given.files(backend).append(id, { offset: 0, body: bytesOf(size) })

test.each(sampleOf(['SlowDown', 'InternalError', 'cut', 'cutEarly', 'BadDigest']))(
  'F08: %s twice is waited out, and the third time it is stored',
  async (failure) => {
    const id = await given.create({ sizeBytes: 9 })
    store.failures.push(...times(2, failure))
    expect(await send(id, 9)).toBe(9)
    expect(await given.finish(id)).toBe(true)
    expect((await given.contentOf(id)).toString()).toBe('atrium at')
  },
)

const endless = [
  ['SlowDown', 'answered 503 SlowDown: it was asked too often'],
  ['InternalError', 'answered 500 InternalError'],
  ['cutEarly', 'fetch failed'],
] as const

test.each(sampleOf(endless))(
  'F08: %s that does not end is told, nothing is half stored, and the upload goes on later',
  async (failure, said) => {
    const id = await given.create({ sizeBytes: 9 })
    store.failures.push(...times(3, failure))
    expect(await causeOf(send(id, 9))).toEqual(['storageUnavailable', expect.stringContaining(said)])
    expect(store.failures).toEqual([])
    expect(await given.record(id)).toMatchObject({ status: 'uploading', received_bytes: 0, receipts: [] })
    expect([...store.bucket.objects.keys()]).toEqual([])
    await send(id, 9)
    expect(await given.finish(id)).toBe(true)
  },
)

test('F08: a store that never answers is given up, in words, after three times', async () => {
  const id = await given.create({ sizeBytes: 9 })
  store.failures.push(...times(3, 'silence'))
  const failed = await causeOf(send(id, 9, impatient()))
  expect(failed).toEqual(['storageUnavailable', 'the file store does not answer'])
  expect(store.failures).toEqual([])
  expect(await send(id, 9)).toBe(9)
})

test('a part that was taken stays, and the upload goes on after it when the store is back', async () => {
  const size = partBytes + 5
  const id = await given.create({ sizeBytes: size })
  async function* failingAfterOne() {
    let sent = 0
    for await (const bytes of bytesOf(size)) {
      sent += bytes.length
      if (sent === size) store.failures.push(...times(3, 'cutEarly'))
      yield bytes
    }
  }
  const failed = given.files().append(id, { offset: 0, body: failingAfterOne() })
  expect((await causeOf(failed))[0]).toBe('storageUnavailable')
  expect((await given.record(id)).received_bytes).toBe(partBytes)
  await given.files().append(id, { offset: partBytes, body: bytesOf(5) })
  expect(await given.finish(id)).toBe(true)
  expect((await given.contentOf(id)).length).toBe(size)
})

test('a fault that only the person who runs the server can mend is told in words, at the first answer', async () => {
  const id = await given.create({ sizeBytes: 9 })
  const of = (settings: object, more: object = {}) =>
    createS3({ ...store.settings, ...settings }, { ...installation, ...more })
  const saidBy = async (backend: ReturnType<typeof of>) => (await causeOf(send(id, 9, backend)))[1]
  expect(await saidBy(of({ keySecret: 'wrong' }))).toContain('ATRIUM_S3_KEY_SECRET is not the secret of the key')
  expect(await saidBy(of({ keyId: 'wrong' }))).toContain('the key of ATRIUM_S3_KEY_ID is unknown there')
  expect(await saidBy(of({ region: 'us-west-1' }))).toContain('ATRIUM_S3_REGION is not the region')
  const late = new Date(Date.now() - 60 * 60_000)
  expect(await saidBy(of({}, { now: () => late }))).toContain('the clock of this machine and that of the store')
  for (const [code, words] of [
    ['NoSuchBucket', 'there is no bucket of the name in ATRIUM_S3_BUCKET'],
    ['ExpiredToken', 'has expired'],
    ['AccessDenied', 'may not do this in the bucket'],
  ] as const) {
    store.failures.push(code)
    expect(await saidBy(given.backend)).toContain(words)
  }
})

test.each(sampleOf(['cutBody', 'silentBody', 'shortBody']))(
  'a file of which half has come goes on from there (%s), and is the same file',
  async (failure) => {
    const size = 300_000
    const id = await given.stored({ sizeBytes: size })
    const whole = await given.contentOf(id)
    const { place } = await given.record(id)
    store.failures.push(failure, failure)
    const bytes = await buffer(await impatient().read(place, { first: 7, last: size - 1 }))
    expect(bytes.equals(whole.subarray(7))).toBe(true)
    expect(store.failures).toEqual([])
  },
)

test('the reader of a file hears of it when the rest does not come, and never gets that of another', async () => {
  const size = 300_000
  const id = await given.stored({ sizeBytes: size })
  const { place } = await given.record(id)
  const read = async () => buffer(await impatient().read(place, { first: 1, last: size - 1 }))
  store.failures.push('cutBody', ...times(3, 'SlowDown'))
  await expect(read()).rejects.toThrow('503 SlowDown')
  store.failures.push('wholeBody')
  await expect(read()).rejects.toThrow('does not send parts')
  store.failures.push('cutBody')
  const [key, kept] = must([...store.bucket.objects][0], 'an object')
  const stream = await impatient().read(place, { first: 1, last: size - 1 })
  store.bucket.objects.set(key, { ...kept, tag: '"another"' })
  await expect(buffer(stream)).rejects.toThrow('412 PreconditionFailed')
})
