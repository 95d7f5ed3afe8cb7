import { mkdir, open, opendir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../process/error/error-code.ts'
import type { Backend } from './backend.ts'
import { makeFolder, randomName, removeFolder, syncFolder, writeNew } from './durable.ts'
import { makeWhole, placeOfWhole, readWhole, sizeOfWhole } from './whole-file.ts'

const draftFolder = 'drafts'
const wholeFolder = 'whole'

/**
 * Files in a folder. Each part is a file of its own, which is never written again: of two processes that send the same
 * part, the one that is noted stands. The whole comes by a rename, so that what can be read is whole, also after a
 * power cut.
 */
export function createFolder(root: string): Backend {
  const draftAt = (place: string) => path.join(root, draftFolder, ...place.split('/'))
  const wholeAt = (place: string) => path.join(root, wholeFolder, ...place.split('/'))
  return {
    async begin(place) {
      await makeFolder(draftAt(place))
      // This file lets a sweep find the draft though nothing came after it.
      await (await open(path.join(draftAt(place), 'begun'), 'a', 0o600)).close()
      return ''
    },

    async writePart({ place }, { index, bytes }) {
      const name = `${index}-${randomName()}`
      await writeNew(path.join(draftAt(place), name), [bytes])
      await syncFolder(draftAt(place))
      return name
    },

    finish: ({ place }, receipts) => makeWhole({ draft: draftAt(place), whole: wholeAt(place), receipts }),
    abandon: ({ place }) => removeFolder(draftAt(place)),
    size: (place) => sizeOfWhole(wholeAt(place)),
    read: (place, range) => readWhole(wholeAt(place), range),
    remove: (place) => removeFolder(wholeAt(place)),

    async room() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },

    async *list() {
      const inParts = new Set<string>()
      for await (const { place, changedAt } of filesIn(path.join(root, wholeFolder))) {
        const whole = placeOfWhole(place)
        if (inParts.has(whole)) continue
        if (whole !== place) inParts.add(whole)
        yield { place: whole, changedAt }
      }
    },

    async *drafts() {
      for await (const { place, changedAt } of filesIn(path.join(root, draftFolder)))
        yield { place: path.posix.dirname(place), changedAt, upload: '' }
    },
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
