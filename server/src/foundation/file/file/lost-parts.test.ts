import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../db/id.ts'
import { platform } from '../../db/scope.ts'
import { must } from '../../process/error/must.ts'
import { partBytes } from './backend.ts'
import { sumAhead } from './file-query.ts'
import { createFolder } from './folder.ts'
import { bytesOf, megabyte, startFiles, type GivenFiles } from './test/given-files.ts'

let given: GivenFiles

beforeAll(async () => {
  given = await startFiles((folder) => createFolder(path.join(folder, 'tested')))
})
afterAll(() => given.server.close())

const size = partBytes + 10

/** Sends a file that came whole; answers it and where its parts lie. */
async function sent() {
  const id = await given.create({ sizeBytes: size })
  await given.files().append(id, { offset: 0, body: bytesOf(size) })
  const { place, receipts } = await given.record(id)
  const folder = path.join(given.server.dataFolder, 'tested/drafts', place)
  return { id, folder, last: receipts.at(-1) ?? '' }
}

test('F03: an upload whose parts the store has lost begins anew, and ends as if nothing had been', async () => {
  const { id, folder } = await sent()
  await rm(folder, { recursive: true })
  await expect(given.files().finish(id)).rejects.toMatchObject({ code: 'fileOffsetWrong', params: { offset: 0 } })
  expect(await given.files().append(id, { offset: 0, body: bytesOf(size) })).toBe(size)
  expect(await given.finish(id)).toBe(true)
  expect((await given.contentOf(id)).length).toBe(size)
})

test('F03: what could not be written whole takes no room', async () => {
  const { id, folder, last } = await sent()
  await rm(path.join(folder, last))
  const before = await readdir(folder)
  await expect(given.files().finish(id)).rejects.toMatchObject({ code: 'fileOffsetWrong' })
  expect(await readdir(folder)).toEqual(before)
})

const anonymous = {
  entId: null,
  purpose: 'test',
  name: 'announced.bin',
  mediaType: 'application/octet-stream',
  createdBy: null,
  expiresAt: null,
}

test('a file takes its size once: its parts are not written a second time when it becomes whole (R12)', async () => {
  const { id, folder } = await sent()
  const inodesIn = async (at: string) =>
    Promise.all((await readdir(at)).map(async (name) => (await stat(path.join(at, name))).ino))
  const { place, receipts } = await given.record(id)
  const parts = await Promise.all(receipts.map(async (name) => (await stat(path.join(folder, name))).ino))
  expect(await given.finish(id)).toBe(true)
  const whole = await inodesIn(path.join(given.server.dataFolder, 'tested/whole', place))
  expect(whole).toEqual(expect.arrayContaining(parts))
  expect(await given.backend.size(place)).toBe(size)
})

test('a range of a file is read across its parts (R12)', async () => {
  const { id } = await sent()
  await given.finish(id)
  const all = await given.contentOf(id)
  for (const [first, last] of [
    [0, 0],
    [partBytes - 3, partBytes + 3],
    [partBytes, size - 1],
    [partBytes - 1, partBytes - 1],
  ] as const) {
    const part = await buffer(await given.files().open(await given.record(id), { first, last }))
    expect(part.equals(all.subarray(first, last + 1))).toBe(true)
  }
})

test('a file whose part is gone is not as long as it was, and goes with all of its parts (R12)', async () => {
  const { id, last } = await sent()
  await given.finish(id)
  const { place } = await given.record(id)
  const at = path.join(given.server.dataFolder, 'tested/whole', place)
  const listed = async () => {
    const found: string[] = []
    for await (const one of given.backend.list()) found.push(one.place)
    return found.filter((one) => one === place).length
  }
  expect(await listed()).toBe(1)
  await rm(path.join(at, last))
  expect(await given.backend.size(place)).toBe(partBytes)
  await given.backend.remove(place)
  expect([await listed(), await given.backend.size(place)]).toEqual([0, null])
})

test('a file that a release before wrote in one piece is read as ever (R12)', async () => {
  const { id } = await sent()
  await given.finish(id)
  const { place } = await given.record(id)
  const content = await given.contentOf(id)
  await given.backend.remove(place)
  await writeFile(path.join(given.server.dataFolder, 'tested/whole', place), content)
  expect(await given.backend.size(place)).toBe(size)
  expect((await given.contentOf(id)).equals(content)).toBe(true)
})

test('a file that the disk has no room for, with those on their way, is refused when it is announced (R12)', async () => {
  const { tx, backend } = given
  const room = { bytes: 200 * megabyte }
  const short = given.files({ ...backend, room: async () => room.bytes })
  const announce = (sizeBytes: number | null) =>
    tx(platform, (db) => short.create(db, { ...anonymous, id: newId(), sizeBytes }))
  const ahead = await tx(platform, sumAhead)
  room.bytes += ahead
  await expect(announce(150 * megabyte)).rejects.toMatchObject({ code: 'storageFull' })
  await announce(100 * megabyte)
  await expect(announce(100 * megabyte)).rejects.toMatchObject({ code: 'storageFull' })
  // A file that grows as it is written has no size yet, and a store that does not tell its room is found full at the
  // end.
  await announce(null)
  await tx(platform, (db) =>
    given.files({ ...backend, room: async () => null }).create(db, { ...anonymous, id: newId(), sizeBytes: 10 ** 15 }),
  )
  await tx(platform, (db) => db.deleteFrom('stored_file').where('name', '=', anonymous.name).execute())
})

test('the room of a folder is that of its disk (R12)', async () => {
  const room = must(await given.backend.room(), 'what the disk says')
  expect(room).toBeGreaterThan(megabyte)
  await expect(given.create({ sizeBytes: 2 * room })).rejects.toMatchObject({ code: 'storageFull' })
})
