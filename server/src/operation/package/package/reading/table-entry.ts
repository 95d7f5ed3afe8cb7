import type { Chunk } from './chunks.ts'

const isSparse = 0x01
const hasShortOffsets = 0x02
const isComplex = 0x0001
const isCompact = 0x0008
const nowhere = 0xff_ff_ff_ff

/** The plain value of an entry of a type, as its kind and data; null where it has none. */
export function entryOf({ bytes, headBytes }: Chunk, index: number) {
  const at = offsetOf({ bytes, headBytes }, index)
  if (at === null) return null
  const from = bytes.readUInt32LE(16) + at
  const flags = bytes.readUInt16LE(from + 2)
  if ((flags & isCompact) !== 0) return { type: flags >> 8, data: bytes.readUInt32LE(from + 4) }
  if ((flags & isComplex) !== 0) return null
  const value = from + bytes.readUInt16LE(from)
  return { type: bytes.readUInt8(value + 3), data: bytes.readUInt32LE(value + 4) }
}

/** The offset from the beginning of the entries. */
function offsetOf({ bytes, headBytes }: Omit<Chunk, 'type'>, index: number) {
  const [flags, count] = [bytes.readUInt8(9), bytes.readUInt32LE(12)]
  if ((flags & isSparse) !== 0) return sparseOffset(bytes.subarray(headBytes, headBytes + count * 4), index)
  if (index >= count) return null
  if ((flags & hasShortOffsets) !== 0) {
    const offset = bytes.readUInt16LE(headBytes + index * 2)
    return offset === 0xff_ff ? null : offset * 4
  }
  const offset = bytes.readUInt32LE(headBytes + index * 4)
  return offset === nowhere ? null : offset
}

function sparseOffset(pairs: Buffer, index: number) {
  for (let at = 0; at + 4 <= pairs.length; at += 4)
    if (pairs.readUInt16LE(at) === index) return pairs.readUInt16LE(at + 2) * 4
  return null
}
