import { type Picture, fits } from './picture.ts'

type Chunk = { name: string; body: Buffer }

const hasAlpha = 0x10
const moves = 0x02

/** The same picture with nothing in it but the picture: no profile, no place where it was taken, nothing behind its end. */
export function plainWebp(bytes: Buffer): Picture | null {
  const chunks = chunksOf(bytes)
  const [first] = chunks ?? []
  const image = chunks?.find(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const size = image === undefined ? null : sizeOf(image)
  if (chunks === null || first === undefined || size === null || !fits(size)) return null
  if (first.name !== 'VP8X') return first === image ? written([image]) : null
  if (first.body.length !== 10 || (first.body.readUInt8(0) & moves) !== 0) return null
  if (first.body.readUIntLE(4, 3) + 1 !== size.width || first.body.readUIntLE(7, 3) + 1 !== size.height) return null
  const alpha = chunks.filter(({ name }) => name === 'ALPH').slice(0, 1)
  const body = Buffer.from(first.body)
  body.writeUInt8(first.body.readUInt8(0) & hasAlpha, 0)
  return written([{ name: 'VP8X', body }, ...alpha, ...(image === undefined ? [] : [image])])
}

function chunksOf(bytes: Buffer): Chunk[] | null {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return null
  const chunks: Chunk[] = []
  for (let at = 12; at < end;) {
    if (at + 8 > end) return null
    const last = at + 8 + bytes.readUInt32LE(at + 4)
    if (last > end) return null
    chunks.push({ name: bytes.toString('latin1', at, at + 4), body: bytes.subarray(at + 8, last) })
    at = last + (last % 2)
  }
  return chunks
}

/** RFC 6386, 9.1, and the specification of the lossless bitstream, 3. */
function sizeOf({ name, body }: Chunk) {
  if (body.length < 10) return null
  if (name === 'VP8L') {
    if (body.readUInt8(0) !== 0x2f) return null
    const bits = body.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (body.readUIntBE(3, 3) !== 0x9d012a) return null
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff }
}

function written(chunks: readonly Chunk[]): Picture {
  const parts = chunks.flatMap(({ name, body }) => {
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
    head.writeUInt32LE(body.length, 4)
    return [head, body, Buffer.alloc(body.length % 2)]
  })
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4)
  return { bytes: Buffer.concat([head, ...parts]), mediaType: 'image/webp' }
}
