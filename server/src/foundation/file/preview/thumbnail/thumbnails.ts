import { Problem } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Services } from '../../../call/context/services.ts'
import type { StoredFile } from '../../file/file-query.ts'
import { createTurns } from '../../../call/http/by-turns.ts'
import { plainPicture } from '../../picture/plain-picture.ts'
import { sourceOf } from '../../reader/stored-source.ts'
import { keptOrMade, type Kit, type Product } from '../keep-preview.ts'

type Parts = Omit<Kit, 'turns'> & { log: Logger; readFile: Services['readFile'] }

type Thumbnails = {
  /**
   * Makes a small picture of one that the caller may see, or finds the one that is kept; ends when the reader goes.
   * Throws thumbnailNotMade, at once or later.
   */
  of(original: StoredFile): (gone: AbortSignal) => Promise<StoredFile>
  /** False for what is no picture, and where it is known that one gives none: pages need not ask for it. */
  mayHave(file: { id: string; mediaType: string; sizeBytes: number }): boolean
}

const megabyte = 1024 * 1024
/** What making one may cost, whatever the file is; 50 million pixels, which is what pages show, take 620 MB. */
const limits = { megabytes: 50, timeMs: 10_000, memoryMegabytes: 768, patienceMs: 25_000 }
/** With the time in line. A reader who has waited in vain is shown the name of the file. */
const seconds = 30
/** In one process: each takes a process of its own and its memory. */
const thumbnailsAtOnce = 2
/** A file stays what it is; a machine that had no memory for it may have some later. */
const rememberedMs = 60 * 60_000
const worker = new URL('./worker.ts', import.meta.url).href

const made = {
  'image/jpeg': { name: 'small.jpg', mediaType: 'image/jpeg' },
  'image/png': { name: 'small.webp', mediaType: 'image/webp' },
  'image/gif': { name: 'small.webp', mediaType: 'image/webp' },
  'image/webp': { name: 'small.webp', mediaType: 'image/webp' },
} as const
type PictureType = keyof typeof made

export function createThumbnails({ log, readFile, files, tx, now }: Parts): Thumbnails {
  const kit = { files, tx, now, turns: createTurns(thumbnailsAtOnce) }
  /** One that is no picture after all is not read again at each look. */
  const refused = new LRUCache<string, true>({ max: 10_000, ttl: rememberedMs })
  return {
    mayHave: ({ id, mediaType, sizeBytes }) => isReadable(mediaType, sizeBytes) && !refused.has(id),
    of(original) {
      const { id, media_type: type, size_bytes: sizeBytes } = original
      if (!isReadable(type, sizeBytes) || refused.has(id)) throw new Problem('thumbnailNotMade')
      const product = { ...made[type], seconds, keptDays: null, make: (signal: AbortSignal) => make(original, signal) }
      return (gone) => withinTime(original, product, gone)
    },
  }

  async function withinTime(original: StoredFile, product: Product, gone: AbortSignal) {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(seconds * 1000)])
    try {
      return await keptOrMade({ original, product, signal }, kit)
    } catch (error) {
      if (error instanceof Problem) throw error
      if (!gone.aborted) log.warn({ err: error, file: original.id }, 'a thumbnail could not be made')
      throw new Problem('thumbnailNotMade', {}, { cause: error })
    }
  }

  async function* make(original: StoredFile, stopping: AbortSignal) {
    const { id, media_type: mediaType, size_bytes: sizeBytes } = original
    const { timeMs, memoryMegabytes, patienceMs } = limits
    const source = sourceOf(original, files)
    const task = { worker, of: { mediaType }, sizeBytes, timeMs, memoryMegabytes }
    const said = await readFile<Uint8Array, never>(task, { source, stopping, patienceMs })
    if (said === null) throw new Error('the reader of a picture was ended')
    // A file that has got hold of its reader gets no further than this: what is kept is a picture, and nothing else.
    const picture = said.kind === 'facts' ? plainPicture(Buffer.from(said.facts)) : null
    if (picture === null || !isPicture(mediaType) || picture.mediaType !== made[mediaType].mediaType) {
      refused.set(id, true)
      throw new Problem('thumbnailNotMade')
    }
    yield picture.bytes
  }
}

function isReadable(mediaType: string, sizeBytes: number): mediaType is PictureType {
  return isPicture(mediaType) && sizeBytes <= limits.megabytes * megabyte
}

function isPicture(mediaType: string): mediaType is PictureType {
  return Object.hasOwn(made, mediaType)
}

declare module '../../../call/context/services.ts' {
  interface Services {
    thumbnails: Thumbnails
  }
}
