import { Readable } from 'node:stream'
import type { S3Settings } from '../../../process/config/files.ts'
import { errorCode } from '../../../process/error/error-code.ts'
import { DraftLost, type Backend } from '../backend.ts'
import { createS3Client, S3Refused, usualLimits, type S3Client, type S3Limits } from './client.ts'
import { inRanges } from './in-ranges.ts'
import { objectsIn, uploadsIn } from './lists.ts'
import { escaped, one, tagged } from './xml.ts'

/**
 * Files in a bucket, each a multipart upload. `installation` comes before all names: what another installation keeps in
 * the same bucket is neither seen nor swept.
 */
export function createS3(
  settings: S3Settings,
  { installation, now, limits = usualLimits }: { installation: string; now: () => Date; limits?: S3Limits },
): Backend {
  const ask = createS3Client(settings, { now, ...limits })
  const root = `${installation}/`
  const keyOf = (place: string) => root + place
  return {
    async begin(place) {
      const answer = await ask({ method: 'POST', key: keyOf(place), query: { uploads: '' } })
      return one(answer.text, 'UploadId')
    },

    async writePart({ place, upload }, { index, bytes }) {
      const query = { partNumber: String(index + 1), uploadId: upload }
      const { headers } = await ask({ method: 'PUT', key: keyOf(place), query, body: bytes }).catch(lost)
      const receipt = headers.get('etag')
      // The store could never make a file of it.
      if (!receipt) throw new Error('the file store has taken a part and gave no ETag for it')
      return receipt
    },

    async finish({ place, upload }, receipts) {
      try {
        const answer = await ask({
          method: 'POST',
          key: keyOf(place),
          query: { uploadId: upload },
          body: listOf(receipts),
        })
        // It may have begun to answer before it failed.
        const [failed] = tagged(answer.text, 'Code')
        if (failed !== undefined) throw new S3Refused(200, failed)
        return true
      } catch (error) {
        if (!noDraft.has(errorCode(error))) throw error
        // What is there by that name now is not the part that was noted.
        if (errorCode(error) === 'InvalidPart') return false
        // A process that was killed before it could say so has finished it already.
        return (await sizeOf(ask, keyOf(place))) !== null
      }
    },

    async abandon({ place, upload }) {
      if (upload === '') return
      await unlessGone(() => ask({ method: 'DELETE', key: keyOf(place), query: { uploadId: upload } }))
    },

    size: (place) => sizeOf(ask, keyOf(place)),

    async remove(place) {
      await unlessGone(() => ask({ method: 'DELETE', key: keyOf(place) }))
    },

    async read(place, range) {
      const { answerLimitMs } = limits
      return Readable.from(await inRanges(ask, { key: keyOf(place), ...range, answerLimitMs }), { objectMode: false })
    },

    room: async () => null,
    list: () => objectsIn(ask, root),
    drafts: () => uploadsIn(ask, root),
  }
}

async function sizeOf(ask: S3Client, key: string) {
  const answer = await unlessGone(() => ask({ method: 'HEAD', key }))
  return answer === null ? null : Number(answer.headers.get('content-length'))
}

const noDraft: ReadonlySet<string> = new Set(['InvalidPart', 'NoSuchUpload'])

/**
 * A rule of the bucket may have removed what was on its way for long; a part may differ from the one that was taken.
 */
function lost(error: unknown): never {
  if (noDraft.has(errorCode(error))) throw new DraftLost({ cause: error })
  throw error
}

const gone: ReadonlySet<string> = new Set(['NoSuchKey', 'NoSuchUpload'])

async function unlessGone<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (gone.has(errorCode(error))) return null
    throw error
  }
}

function listOf(receipts: readonly string[]) {
  const parts = receipts.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
  )
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`
}
