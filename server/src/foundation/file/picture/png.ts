import { crc32, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The parts that a picture is drawn from. Texts, profiles and whatever else may be in a PNG are left out. */
const kept: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const mostPixels = 1024
/** How many values a pixel has, by its kind of colour (RFC 2083, 4.1.1). */
const channels = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])

type Part = { name: string; bytes: Buffer; whole: Buffer }

/**
 * The same picture with nothing in it but the picture: every part's checksum is right, the pixels unpack to exactly what
 * the heading announces, and all else is gone. Null for what is no such PNG: then the package has no icon.
 */
export function plainPng(bytes: Buffer) {
  const parts = partsOf(bytes)
  const [head] = parts ?? []
  if (parts === null || head?.name !== 'IHDR' || parts.at(-1)?.name !== 'IEND') return null
  const expected = unpackedBytes(head.bytes)
  const pixels = Buffer.concat(parts.filter(({ name }) => name === 'IDAT').map((part) => part.bytes))
  if (expected === null || unpack(pixels, expected)?.length !== expected) return null
  return Buffer.concat([signature, ...parts.filter(({ name }) => kept.has(name)).map(({ whole }) => whole)])
}

function partsOf(bytes: Buffer): Part[] | null {
  if (!bytes.subarray(0, 8).equals(signature)) return null
  const parts: Part[] = []
  for (let at = 8; at < bytes.length;) {
    if (at + 12 > bytes.length) return null
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    parts.push({ name, bytes: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    at = end
  }
  return parts
}

/** The bytes of a picture without interlacing, which is what icons are. */
function unpackedBytes(head: Buffer) {
  if (head.length !== 13) return null
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const values = channels.get(head.readUInt8(9))
  if (values === undefined || head.readUInt8(12) !== 0) return null
  if (width === 0 || height === 0 || width > mostPixels || height > mostPixels) return null
  return height * (1 + Math.ceil((width * values * head.readUInt8(8)) / 8))
}

function unpack(pixels: Buffer, most: number) {
  try {
    return inflateSync(pixels, { maxOutputLength: most })
  } catch {
    // Not what it announces: no picture.
    return null
  }
}
