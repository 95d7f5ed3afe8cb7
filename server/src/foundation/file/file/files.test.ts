import { createHash } from 'node:crypto'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { until } from '../../../test/until.ts'
import { watchHeld } from '../../../test/watch-held.ts'
import { platform } from '../../db/scope.ts'
import { must } from '../../process/error/must.ts'
import { partBytes, type Backend } from './backend.ts'
import { createFolder } from './folder.ts'
import { bytesOf, megabyte, startFiles, type GivenFiles } from './test/given-files.ts'

let given: GivenFiles

beforeAll(async () => {
  given = await startFiles((folder) => createFolder(path.join(folder, 'tested')))
})
afterAll(() => given.server.close())

test('a file is what was sent, whole and not before', async () => {
  const { files, record, create, finish, contentOf, backend } = given
  const size = 2 * partBytes + 5
  const id = await create({ sizeBytes: size })
  expect(await files().append(id, { offset: 0, body: bytesOf(size) })).toBe(size)
  expect(await backend.size((await record(id)).place)).toBeNull()
  expect(await finish(id)).toBe(true)
  const content = await contentOf(id)
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(await record(id)).toMatchObject({ status: 'stored', sha256, size_bytes: size })
  const part = await buffer(await files().open(await record(id), { first: 7, last: 13 }))
  expect(part.toString()).toBe('atrium ')
})

test('an empty file is a file', async () => {
  const id = await given.create({ sizeBytes: 0 })
  expect(await given.finish(id)).toBe(true)
  expect(await given.record(id)).toMatchObject({ status: 'stored', size_bytes: 0 })
  expect(await given.backend.size((await given.record(id)).place)).toBe(0)
})

test('F03: an upload that is cut goes on from its last whole part, in another process too', async () => {
  const { files, record, create, finish, contentOf } = given
  const size = 2 * partBytes + 100
  const id = await create({ sizeBytes: size })
  async function* cut() {
    yield* bytesOf(partBytes + 3 * megabyte)
    throw new Error('the line broke')
  }
  await expect(files().append(id, { offset: 0, body: cut() })).rejects.toThrow('the line broke')
  expect((await record(id)).received_bytes).toBe(partBytes)
  await expect(files().append(id, { offset: 0, body: bytesOf(size) })).rejects.toMatchObject({
    code: 'fileOffsetWrong',
    params: { offset: partBytes },
  })
  const rest = { offset: partBytes, body: bytesOf(size - partBytes) }
  const another = files(createFolder(path.join(given.server.dataFolder, 'tested')))
  expect(await another.append(id, rest)).toBe(size)
  expect(await finish(id)).toBe(true)
  expect((await contentOf(id)).length).toBe(size)
})

test('F03: killed between any two steps, the same steps again end in the same file', async () => {
  const { files, record, create, finish, contentOf } = given
  const size = partBytes + 10
  const id = await create({ sizeBytes: size })
  // The part is written, and its note is not.
  await files().addPart(await record(id), { from: 0, bytes: Buffer.alloc(partBytes, 'x') })
  await files().append(id, { offset: 0, body: bytesOf(size) })
  // The file is whole, and its note is not.
  await files().finish(id)
  expect((await record(id)).status).toBe('uploading')
  expect(await finish(id)).toBe(true)
  expect((await contentOf(id)).subarray(0, 7).toString()).toBe('atrium ')
})

test('F03: of two that send the same part at once the noted one stands, and the other touches nothing of it', async () => {
  const { files, record, create, finish, contentOf, backend } = given
  const size = partBytes + 10
  const id = await create({ sizeBytes: size })
  let hasWon = false
  let isLate = false
  const late: Backend = {
    ...backend,
    writePart: async (draft, part) => {
      isLate = true
      await until(() => hasWon)
      return backend.writePart(draft, part)
    },
  }
  const other = Buffer.alloc(64 * 1024, 'damage ')
  const losing = files(late).append(id, { offset: 0, body: bytesOf(size, other) })
  await until(() => isLate)
  expect(await files().append(id, { offset: 0, body: bytesOf(size) })).toBe(size)
  hasWon = true
  await expect(losing).rejects.toMatchObject({ code: 'fileOffsetWrong' })
  expect(await finish(id)).toBe(true)
  const content = await contentOf(id)
  expect(content.length).toBe(size)
  expect(content.includes('damage')).toBe(false)
  const { place } = await record(id)
  for await (const draft of backend.drafts()) expect(draft.place).not.toBe(place)
})

test('F03: two that finish at once make the same file, and one of them notes it', async () => {
  const id = await given.create({ sizeBytes: partBytes + 10 })
  await given.files().append(id, { offset: 0, body: bytesOf(partBytes + 10) })
  const [one, other] = await Promise.all([given.files().finish(id), given.files().finish(id)])
  expect(await given.tx(platform, one)).toBe(true)
  expect(await given.tx(platform, other)).toBe(false)
  expect((await given.contentOf(id)).length).toBe(partBytes + 10)
})

test('F03: what the store made shorter than what came is not taken for whole', async () => {
  const id = await given.create({ sizeBytes: 10 })
  await given.files().append(id, { offset: 0, body: bytesOf(10) })
  const short: Backend = { ...given.backend, size: async () => 9 }
  await expect(given.files(short).finish(id)).rejects.toMatchObject({ code: 'storageUnavailable' })
  expect((await given.record(id)).status).toBe('uploading')
})

test('no more than was announced, and no less', async () => {
  const id = await given.create({ sizeBytes: 10 })
  const tooMuch = given.files().append(id, { offset: 0, body: bytesOf(11) })
  await expect(tooMuch).rejects.toMatchObject({ code: 'requestTooLarge' })
  await expect(given.files().finish(id)).rejects.toMatchObject({ code: 'fileOffsetWrong' })
})

test('the quota of an enterprise holds, however many ask at once, and what is removed makes room', async () => {
  const { server, tx, files, create } = given
  const { id: entId } = await server.given.enterprise()
  await tx(platform, (db) =>
    db.updateTable('enterprise').set({ storage_quota_mb: 10 }).where('id', '=', entId).execute(),
  )
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => create({ entId, sizeBytes: 3 * megabyte })))
  const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = asked.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  expect(made.length).toBe(3)
  expect(refused).toEqual(Array.from({ length: 5 }, () => expect.objectContaining({ code: 'storageQuotaReached' })))
  await tx(platform, (db) => files().remove(db, made[0] ?? ''))
  expect(await create({ entId, sizeBytes: 3 * megabyte })).toEqual(expect.any(String))
})

test('a member reads how much of the storage of their enterprise is used', async () => {
  const member = await given.server.given.signedIn()
  await given.create({ entId: must(member.person.entId, 'an enterprise'), sizeBytes: 3 * megabyte })
  expect(await member.call('getUploadLimits', {})).toMatchObject({ used: 3 * megabyte })
})

test('100 MB go through with less than 32 MB of memory held at a time', async () => {
  const size = 128 * megabyte
  const id = await given.create({ sizeBytes: size })
  const held = watchHeld()
  async function* watched() {
    for await (const chunk of bytesOf(size)) {
      held.passed(chunk.length)
      // Chunks come as from a socket: each is memory of its own.
      yield Buffer.from(chunk)
    }
  }
  await given.files().append(id, { offset: 0, body: watched() })
  await given.finish(id)
  expect(held.grown()).toBeLessThan(32)
})

test.each([
  ['ENOSPC', 'storageFull'],
  ['EROFS', 'storageReadOnly'],
  ['EACCES', 'storageReadOnly'],
  ['AccessDenied', 'storageReadOnly'],
  ['ECONNREFUSED', 'storageUnavailable'],
])('F08: %s is told in words, and what was there goes on', async (code, problem) => {
  const id = await given.create({ sizeBytes: 5 })
  const failing: Backend = {
    ...given.backend,
    writePart: async () => {
      throw Object.assign(new Error(code), { code })
    },
  }
  const failed = given.files(failing).append(id, { offset: 0, body: bytesOf(5) })
  await expect(failed).rejects.toMatchObject({ code: problem })
  expect(await given.files().append(id, { offset: 0, body: bytesOf(5) })).toBe(5)
})

test('F08: a store that may not be read is not said to be one that may not be written', async () => {
  const id = await given.stored({ sizeBytes: 5 })
  const read = () => Promise.reject(Object.assign(new Error('refused'), { code: 'EACCES' }))
  const opened = given.files({ ...given.backend, read }).open(await given.record(id), { first: 0, last: 4 })
  await expect(opened).rejects.toMatchObject({ code: 'storageUnavailable' })
})
