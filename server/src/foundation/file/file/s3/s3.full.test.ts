import { startFakeS3 } from '@atrium/fake-providers/s3'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { watchHeld } from '../../../../test/watch-held.ts'
import { partBytes } from '../backend.ts'
import { bytesOf, megabyte, startFiles, type GivenFiles } from '../test/given-files.ts'
import { createS3 } from './s3.ts'

let store: Awaited<ReturnType<typeof startFakeS3>>
let given: GivenFiles

beforeAll(async () => {
  store = await startFakeS3()
  given = await startFiles(() => createS3(store.settings, { installation: 'here', now: () => new Date() }))
})
afterAll(async () => {
  await given.server.close()
  await store.close()
})

test('100 MB go through with less than 32 MB of memory held at a time', async () => {
  const size = 104 * megabyte
  const id = await given.create({ sizeBytes: size })
  // The store in this very process keeps what it got.
  const kept = () => [...store.bucket.uploads.values()].reduce((sum, { parts }) => sum + parts.size * partBytes, 0)
  const held = watchHeld(kept)
  async function* watched() {
    for await (const chunk of bytesOf(size)) {
      held.passed(chunk.length)
      // Chunks come as from a socket: each is memory of its own.
      yield Buffer.from(chunk)
    }
  }
  await given.files().append(id, { offset: 0, body: watched() })
  expect(held.grown()).toBeLessThan(32)
})

test('an upload whose parts the store has put away or changed begins anew, and is whole then', async () => {
  const size = partBytes + 5
  const id = await given.create({ sizeBytes: size })
  async function* firstPart() {
    for await (const bytes of bytesOf(partBytes)) yield bytes
  }
  await given.files().append(id, { offset: 0, body: firstPart() })
  store.bucket.uploads.clear()
  const anew = { code: 'fileOffsetWrong', params: { offset: 0 } }
  const rest = { offset: partBytes, body: bytesOf(5) }
  await expect(given.files().append(id, rest)).rejects.toMatchObject(anew)
  await given.files().append(id, { offset: 0, body: bytesOf(size) })
  for (const { parts } of store.bucket.uploads.values()) parts.set(1, { bytes: Buffer.alloc(partBytes), tag: '"x"' })
  await expect(given.files().finish(id)).rejects.toMatchObject(anew)
  await given.files().append(id, { offset: 0, body: bytesOf(size) })
  expect(await given.finish(id)).toBe(true)
  expect((await given.contentOf(id)).length).toBe(size)
})
