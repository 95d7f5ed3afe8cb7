import { readdir, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { platform } from '../db/scope.ts'
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
  expect(await filesLeft()).toBe(2)
  clock.passedMs += graceMs.removed + 60_000
  await sweep(options())
  expect(await filesLeft()).toBe(0)
  expect(await tx(platform, (db) => db.selectFrom('stored_file').select('id').execute())).toEqual([])
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
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const isPart = ({ parentPath }: { parentPath: string }) => parentPath.startsWith(path.join(root, 'drafts'))
  return new Set(files.map((one) => (isPart(one) ? one.parentPath : path.join(one.parentPath, one.name)))).size
}
