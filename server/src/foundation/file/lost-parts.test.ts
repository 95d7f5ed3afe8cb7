import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { partBytes } from './backend.ts'
import { createFolder } from './folder.ts'
import { bytesOf, startFiles, type GivenFiles } from './test/given-files.ts'

let given: GivenFiles

beforeAll(async () => {
  given = await startFiles((folder) => createFolder(path.join(folder, 'tested')))
})
afterAll(() => given.server.close())

const size = partBytes + 10

/** One that came whole, and where its parts lie. */
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
