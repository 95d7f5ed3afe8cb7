import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { S3Settings } from '../../config/files.ts'
import { errorCode } from '../../error/error-code.ts'
import type { Backend } from '../backend.ts'
import { createS3Client, S3Refused, type S3Client } from './client.ts'
import { objectsIn, uploadsIn } from './lists.ts'
import { escaped, one, tagged } from './xml.ts'

/**
 * Files in a bucket, each a multipart upload. `installation` comes before all names: what another installation keeps in
 * the same bucket is neither seen nor swept.
 */
export function createS3(
  settings: S3Settings,
  { installation, now }: { installation: string; now: () => Date },
): Backend {
  const ask = createS3Client(settings, now)
  const root = `${installation}/`
  const keyOf = (place: string) => root + place
  return {
    async begin(place) {
      const answer = await ask({ method: 'POST', key: keyOf(place), query: { uploads: '' } })
      return one(await answer.text(), 'UploadId')
    },

    async writePart({ place, upload }, { index, bytes }) {
      const query = { partNumber: String(index + 1), uploadId: upload }
      const answer = await ask({ method: 'PUT', key: keyOf(place), query, body: bytes })
      await answer.arrayBuffer()
      return answer.headers.get('etag') ?? ''
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
        const [failed] = tagged(await answer.text(), 'Code')
        if (failed !== undefined) throw new S3Refused(200, failed)
      } catch (error) {
        // Finished already by whoever was killed before it could say so.
        if (errorCode(error) !== 'NoSuchUpload' || (await sizeOf(ask, keyOf(place))) === null) throw error
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

    async read(place, { first, last }) {
      const { body } = await ask({ method: 'GET', key: keyOf(place), headers: { range: `bytes=${first}-${last}` } })
      return Readable.fromWeb(body as ReadableStream) // the same stream under the name that Node's own types have for it
    },

    list: () => objectsIn(ask, root),
    drafts: () => uploadsIn(ask, root),
  }
}

async function sizeOf(ask: S3Client, key: string) {
  const answer = await unlessGone(() => ask({ method: 'HEAD', key }))
  return answer === null ? null : Number(answer.headers.get('content-length'))
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
