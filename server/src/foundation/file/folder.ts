import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../error/error-code.ts'
import { partBytes, type Backend } from './backend.ts'

const draftFolder = 'drafts'
const wholeFolder = 'whole'

/** Files in a folder. A draft is written aside and renamed, so that what can be read is whole, also after a power cut. */
export function createFolder(root: string): Backend {
  const draftAt = (place: string) => path.join(root, draftFolder, ...place.split('/'))
  const wholeAt = (place: string) => path.join(root, wholeFolder, ...place.split('/'))
  return {
    async begin(place) {
      await makeFolder(path.dirname(draftAt(place)))
      await (await open(draftAt(place), 'a', 0o600)).close()
      return ''
    },

    async writePart({ place }, { index, bytes }) {
      const file = await open(draftAt(place), 'r+')
      try {
        // What a killed process left behind it is cut off.
        await file.truncate(index * partBytes)
        await file.write(bytes, 0, bytes.length, index * partBytes)
        await file.sync()
      } finally {
        await file.close()
      }
      return ''
    },

    async finish({ place }) {
      await makeFolder(path.dirname(wholeAt(place)))
      try {
        await rename(draftAt(place), wholeAt(place))
      } catch (error) {
        // Renamed already by whoever was killed before it could say so.
        if (errorCode(error) !== 'ENOENT' || (await sizeOf(wholeAt(place))) === null) throw error
      }
      await syncFolder(path.dirname(wholeAt(place)))
    },

    abandon: ({ place }) => rm(draftAt(place), { force: true }),
    size: (place) => sizeOf(wholeAt(place)),
    remove: (place) => rm(wholeAt(place), { force: true }),

    async read(place, { first, last }) {
      const file = await open(wholeAt(place), 'r')
      return createReadStream('', { fd: file, start: first, end: last })
    },

    list: () => filesIn(path.join(root, wholeFolder)),
    async *drafts() {
      for await (const found of filesIn(path.join(root, draftFolder))) yield { ...found, upload: '' }
    },
  }
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
