import { Readable } from 'node:stream'
import { Problem } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import type { StoredFile } from '../file/file-query.ts'
import { createTurns } from '../../call/http/by-turns.ts'
import type { OutgoingStream } from '../../sending/outgoing/outgoing-stream.ts'
import { converted, isConverted, wordDocument, type Converter } from './convert.ts'
import { keptOrMade, type Kit, type Product } from './keep-preview.ts'
import { documentOf } from './small-document.ts'

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
  /**
   * Has a small document converted that was just made, and keeps nothing of it. Throws previewNotOffered, previewRefused,
   * previewSlow, and what else went wrong as it is.
   */
  tryOut(): Promise<void>
}

const megabyte = 1024 * 1024
/** In one process. */
const conversionsAtOnce = 3
/** It takes room that no enterprise pays for. */
const keptDays = 30
const mostTrialSeconds = 30

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
    async tryOut() {
      const converter = current()
      if (converter === null) throw new Problem('previewNotOffered')
      await tryOut(converter, outgoing)
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

async function tryOut(converter: Converter, outgoing: OutgoingStream) {
  // Its operator waits for the answer.
  const seconds = Math.min(converter.seconds, mostTrialSeconds)
  const signal = AbortSignal.timeout(seconds * 1000)
  const bytes = await documentOf(['Atrium'])
  const document = { mediaType: wordDocument, sizeBytes: bytes.length, body: Readable.from([bytes]) }
  try {
    for await (const part of converted(converter, document, { outgoing, signal })) void part
  } catch (error) {
    throw signal.aborted ? new Problem('previewSlow', { seconds }, { cause: error }) : error
  }
}

declare module '../../call/context/services.ts' {
  interface Services {
    previews: Previews
  }
}
