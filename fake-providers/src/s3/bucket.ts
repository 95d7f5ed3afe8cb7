import { createHash, randomBytes } from 'node:crypto'

/** What S3 answers instead of what was asked for. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

type Part = { bytes: Buffer; tag: string }
type Upload = { key: string; begun: Date; parts: Map<number, Part> }
type Stored = { bytes: Buffer; tag: string; at: Date }

const leastPart = 5 * 1024 * 1024

/** One bucket in memory, with S3's rules for multipart uploads. */
export function createBucket() {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Upload>()
  return { objects, uploads, begin, addPart, complete, abort, find }

  function begin(key: string) {
    const id = randomBytes(16).toString('hex')
    uploads.set(id, { key, begun: new Date(), parts: new Map() })
    return id
  }

  function addPart(id: string, number: number, bytes: Buffer) {
    if (!(number >= 1 && number <= 10_000)) throw new Refusal(400, 'InvalidArgument')
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
    uploadOf(id).parts.set(number, { bytes, tag })
    return tag
  }

  function complete(id: string, wanted: readonly { number: number; tag: string }[]) {
    const { key, parts } = uploadOf(id)
    if (wanted.length === 0) throw new Refusal(400, 'MalformedXML')
    if (wanted.some(({ number }, index) => number <= (wanted[index - 1]?.number ?? 0)))
      throw new Refusal(400, 'InvalidPartOrder')
    const chosen = wanted.map(({ number, tag }) => {
      const part = parts.get(number)
      if (part?.tag !== tag) throw new Refusal(400, 'InvalidPart')
      return part.bytes
    })
    if (chosen.slice(0, -1).some(({ length }) => length < leastPart)) throw new Refusal(400, 'EntityTooSmall')
    const bytes = Buffer.concat(chosen)
    objects.set(key, { bytes, tag: `"${randomBytes(16).toString('hex')}-${chosen.length}"`, at: new Date() })
    uploads.delete(id)
    return key
  }

  function abort(id: string) {
    uploadOf(id)
    uploads.delete(id)
  }

  function find(key: string) {
    const found = objects.get(key)
    if (found === undefined) throw new Refusal(404, 'NoSuchKey')
    return found
  }

  function uploadOf(id: string) {
    const upload = uploads.get(id)
    if (upload === undefined) throw new Refusal(404, 'NoSuchUpload')
    return upload
  }
}

export type Bucket = ReturnType<typeof createBucket>
