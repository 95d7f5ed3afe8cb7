import { Problem } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import type { StoredFile } from '../file/file-query.ts'
import { createTurns } from '../../call/http/by-turns.ts'
import type { OutgoingStream } from '../../sending/outgoing/outgoing-stream.ts'
import { converted, isConverted, type Converter } from './convert.ts'
import { keptOrMade, type Kit, type Product } from './keep-preview.ts'

type Parts = Omit<Kit, 'turns'> & {
  outgoing: OutgoingStream
  log: Logger
  /** The service of this moment; null: none. */
  current: () => Converter | null
}

type Previews = {
  readonly isOffered: boolean
  /**
   * Makes the PDF of a document that the caller may read, or finds the one that an earlier reader had made; ends when
   * the reader goes. Throws previewNotOffered, previewTooLarge at once; previewRefused, previewSlow,
   * previewFailed later.
   */
  of(original: StoredFile): (gone: AbortSignal) => Promise<StoredFile>
}

const megabyte = 1024 * 1024
/** In one process. */
const conversionsAtOnce = 3
/** It takes room that no enterprise pays for. */
const keptDays = 30

export function createPreviews({ log, current, outgoing, ...parts }: Parts): Previews {
  const kit = { ...parts, turns: createTurns(conversionsAtOnce) }
  return {
    get isOffered() {
      return current() !== null
    },
    of(original) {
      const converter = current()
      if (converter === null || !isConverted(original.media_type)) throw new Problem('previewNotOffered')
      const { megabytes } = converter
      if (original.size_bytes > megabytes * megabyte) throw new Problem('previewTooLarge', { megabytes })
      return (gone) => withinTime(original, converter, gone)
    },
  }

  async function withinTime(original: StoredFile, converter: Converter, gone: AbortSignal) {
    const { seconds, url } = converter
    const limit = AbortSignal.timeout(seconds * 1000)
    try {
      return await keptOrMade(
        { original, product: pdfOf(original, converter), signal: AbortSignal.any([gone, limit]) },
        kit,
      )
    } catch (error) {
      if (error instanceof Problem) throw error
      if (!gone.aborted)
        log.warn({ err: error, file: original.id, host: url.host }, 'a document could not be converted to be shown')
      throw limit.aborted
        ? new Problem('previewSlow', { seconds }, { cause: error })
        : new Problem('previewFailed', {}, { cause: error })
    }
  }

  function pdfOf(original: StoredFile, converter: Converter): Product {
    return {
      name: 'preview.pdf',
      mediaType: 'application/pdf',
      seconds: converter.seconds,
      keptDays,
      async *make(signal) {
        const { media_type: mediaType, size_bytes: sizeBytes } = original
        const body = await parts.files.open(original, { first: 0, last: sizeBytes - 1 })
        try {
          yield* converted(converter, { mediaType, sizeBytes, body }, { outgoing, signal })
        } finally {
          body.destroy()
        }
      },
    }
  }
}

declare module '../../call/context/services.ts' {
  interface Services {
    previews: Previews
  }
}
