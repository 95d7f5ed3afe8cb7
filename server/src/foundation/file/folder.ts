import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../error/error-code.ts'
import type { Backend } from './backend.ts'

const draftFolder = 'drafts'
const wholeFolder = 'whole'

/**
 * Files in a folder. Each part is a file of its own, which nobody writes to again: of two who send the same part, the one
 * that is noted stands. The whole is written aside and renamed, so that what can be read is whole, also after a power cut.
 */
export function createFolder(root: string): Backend {
  const draftAt = (place: string) => path.join(root, draftFolder, ...place.split('/'))
  const wholeAt = (place: string) => path.join(root, wholeFolder, ...place.split('/'))
  return {
    async begin(place) {
      await makeFolder(draftAt(place))
      // So that it is found though nothing came after it.
      await (await open(path.join(draftAt(place), 'begun'), 'a', 0o600)).close()
      return ''
    },

    async writePart({ place }, { index, bytes }) {
      const name = `${index}-${randomName()}`
      await writeNew(path.join(draftAt(place), name), [bytes])
      await syncFolder(draftAt(place))
      return name
    },

    async finish({ place }, receipts) {
      const whole = path.join(draftAt(place), `whole-${randomName()}`)
      await makeFolder(path.dirname(wholeAt(place)))
      try {
        await writeNew(whole, bytesOfAll(receipts.map((name) => path.join(draftAt(place), name))))
        await rename(whole, wholeAt(place))
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error
        // Made whole already, by somebody else or by whoever was killed before it could say so.
        if ((await sizeOf(wholeAt(place))) === null) return false
      }
      await syncFolder(path.dirname(wholeAt(place)))
      await removeDraft(draftAt(place))
      return true
    },

    abandon: ({ place }) => removeDraft(draftAt(place)),
    size: (place) => sizeOf(wholeAt(place)),
    remove: (place) => rm(wholeAt(place), { force: true }),

    async read(place, { first, last }) {
      const file = await open(wholeAt(place), 'r')
      return createReadStream('', { fd: file, start: first, end: last })
    },

    async room() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },

    list: () => filesIn(path.join(root, wholeFolder)),
    async *drafts() {
      for await (const { place, changedAt } of filesIn(path.join(root, draftFolder)))
        yield { place: path.posix.dirname(place), changedAt, upload: '' }
    },
  }
}

function randomName() {
  return randomBytes(8).toString('hex')
}

/** What could not be written whole is read by nobody, and takes no room where room is short. */
async function writeNew(name: string, all: Pieces) {
  const file = await open(name, 'wx', 0o600)
  try {
    await writeAll(file, all)
  } catch (error) {
    // Where even that fails it goes with the draft.
    await rm(name, { force: true }).catch(() => undefined)
    throw error
  }
}

type Pieces = Iterable<Buffer> | AsyncIterable<Buffer>

async function writeAll(file: FileHandle, all: Pieces) {
  try {
    for await (const bytes of all) await file.appendFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Each is used up before the next comes. */
async function* bytesOfAll(names: readonly string[]): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafeSlow(1024 * 1024)
  for (const name of names) yield* bytesOf(name, piece)
}

async function* bytesOf(name: string, piece: Buffer) {
  const file = await open(name, 'r')
  try {
    for (let read = -1; read !== 0;) {
      read = (await file.read(piece)).bytesRead
      if (read > 0) yield piece.subarray(0, read)
    }
  } finally {
    await file.close()
  }
}

function removeDraft(folder: string) {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

async function sizeOf(file: string) {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** The entry of a new folder is as durable as what is put into it. */
async function makeFolder(folder: string) {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  for (let at = folder; at.length >= made.length; at = path.dirname(at)) await syncFolder(path.dirname(at))
}

async function syncFolder(folder: string) {
  // Windows opens no folders; there a rename is durable by itself.
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

async function* filesIn(root: string) {
  await mkdir(root, { recursive: true, mode: 0o700 })
  for await (const entry of await opendir(root, { recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const facts = entry.isFile() ? await stat(file).catch(goneMeanwhile) : null
    if (facts === null) continue
    yield { place: path.relative(root, file).split(path.sep).join('/'), changedAt: facts.mtime }
  }
}

function goneMeanwhile(error: unknown) {
  if (errorCode(error) === 'ENOENT') return null
  throw error
}
