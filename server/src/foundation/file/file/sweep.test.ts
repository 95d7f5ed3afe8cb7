import { readdir, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { isWaitedFor } from '../../../test/is-waited-for.ts'
import { until } from '../../../test/until.ts'
import { platform } from '../../db/scope.ts'
import { createFolder } from './folder.ts'
import { graceMs, sweep, sweepOrphans } from './sweep.ts'
import { startFiles, type GivenFiles } from './test/given-files.ts'

let given: GivenFiles
let root: string

beforeAll(async () => {
  given = await startFiles((folder) => {
    root = path.join(folder, 'tested')
    return createFolder(root)
  })
})
afterAll(() => given.server.close())
beforeEach(() => {
  given.clock.passedMs = 0
})

const options = () => ({ ...given, log: pino({ level: 'silent' }), signal: new AbortController().signal })

test('F03: what was removed, has expired or was given up goes with its bytes after the grace time', async () => {
  const { files, record, create, stored, tx, clock } = given
  const removed = await stored({ sizeBytes: 1 })
  await stored({ sizeBytes: 1, expiresAt: new Date(Date.now() + 60_000) })
  const left = await create({ sizeBytes: 5 })
  await files().addPart(await record(left), { from: 0, bytes: Buffer.from('abc') })
  await tx(platform, (db) => files().remove(db, removed))
  await sweep(options())
  expect(await filesLeft()).toBe(3)
  clock.passedMs = graceMs.unfinished + 60_000
  await sweep(options())
  // What has expired is still there for its reader; what never was whole has no reader.
  expect(await filesLeft()).toBe(1)
  clock.passedMs += graceMs.removed + 60_000
  await sweep(options())
  expect(await filesLeft()).toBe(0)
  expect(await tx(platform, (db) => db.selectFrom('stored_file').select('id').execute())).toEqual([])
})

test('F03: one file that cannot be removed keeps no other', async () => {
  const { files, record, stored, tx, clock, backend } = given
  const ids = [await stored({ sizeBytes: 1 }), await stored({ sizeBytes: 1 }), await stored({ sizeBytes: 1 })]
  for (const id of ids) await tx(platform, (db) => files().remove(db, id))
  const { place: stuck } = await record(ids[0] ?? '')
  const remove = async (place: string) => {
    if (place === stuck) throw new Error('it belongs to somebody else')
    await backend.remove(place)
  }
  clock.passedMs = graceMs.removed + 60_000
  await expect(sweep({ ...options(), backend: { ...backend, remove } })).rejects.toThrow('some files')
  const left = await tx(platform, (db) => db.selectFrom('stored_file').select('id').execute())
  expect(left.map(({ id }) => id)).toEqual(ids.slice(0, 1))
  await sweep(options())
  expect(await filesLeft()).toBe(0)
})

test('F03: what was given up before it was whole makes room at once', async () => {
  const { files, record, create, tx } = given
  const id = await create({ sizeBytes: 5 })
  await files().addPart(await record(id), { from: 0, bytes: Buffer.from('abc') })
  const before = await filesLeft()
  await tx(platform, (db) => files().discard(db, id))
  await until(async () => (await filesLeft()) === before - 1)
  const left = await create({ sizeBytes: 5 })
  await files().addPart(await record(left), { from: 0, bytes: Buffer.from('abc') })
  await tx(platform, (db) => files().remove(db, left))
  await sweep(options())
  expect(await filesLeft()).toBe(before - 1)
})

test('F03: what was given up goes, too, where the wait for its transaction came first', async () => {
  const { files, record, create, tx } = given
  const id = await create({ sizeBytes: 5 })
  await files().addPart(await record(id), { from: 0, bytes: Buffer.from('abc') })
  const before = await filesLeft()
  await tx(platform, async (db) => {
    await files().discard(db, id)
    await until(() => isWaitedFor(db))
  })
  await until(async () => (await filesLeft()) === before - 1)
})

test('F03: bytes without a record go after a day; a record without bytes is marked, until they are back', async () => {
  const { stored, record, backend, clock } = given
  const id = await stored({ sizeBytes: 3 })
  const file = path.join(root, 'whole', ...(await record(id)).place.split('/'))
  await writeFile(path.join(path.dirname(file), 'stranger'), 'x')
  await backend.begin('platform/aa/bb/draft')
  await sweepOrphans(options())
  expect(await filesLeft()).toBe(3)
  clock.passedMs = graceMs.orphan + 60_000
  await sweepOrphans(options())
  expect(await filesLeft()).toBe(1)
  await truncate(file, 1)
  await sweepOrphans(options())
  expect((await record(id)).missing_since).toBeInstanceOf(Date)
  await writeFile(file, 'abc')
  await sweepOrphans(options())
  expect((await record(id)).missing_since).toBeNull()
})

/** What is whole, and what is on its way: the parts of one lie in a folder of their own. */
async function filesLeft() {
  const files = await filesIn(root)
  const drafts = path.join(root, 'drafts')
  return new Set(files.map((file) => (file.startsWith(drafts) ? path.dirname(file) : file))).size
}

/** The files below a folder. The store removes folders while they are read: a folder that is gone by then holds no file. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(folder, entry.name))
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name))
  return [...files, ...(await Promise.all(folders.map(filesIn))).flat()]
}
