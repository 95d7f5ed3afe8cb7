import { Refused } from './refused.ts'
import type { Chunk } from './chunks.ts'

const utf8Flag = 0x100

/** The texts of a pool of Android's binary formats (AOSP, ResourceTypes.h), each read when it is asked for. */
export function openStringPool({ bytes }: Chunk) {
  const count = bytes.readUInt32LE(8)
  const isUtf8 = (bytes.readUInt32LE(16) & utf8Flag) !== 0
  const textsAt = bytes.readUInt32LE(20)
  return {
    count,
    text(index: number) {
      if (index >= count) throw new Refused('manifestBroken')
      const at = textsAt + bytes.readUInt32LE(28 + index * 4)
      return isUtf8 ? utf8At(bytes, at) : utf16At(bytes, at)
    },
  }
}

export type StringPool = ReturnType<typeof openStringPool>

function utf8At(bytes: Buffer, at: number) {
  // Once in letters, which nobody needs, and once in bytes.
  const letters = bytes.readUInt8(at) & 0x80 ? 2 : 1
  const first = bytes.readUInt8(at + letters)
  const isLong = (first & 0x80) !== 0
  const length = isLong ? ((first & 0x7f) << 8) | bytes.readUInt8(at + letters + 1) : first
  const from = at + letters + (isLong ? 2 : 1)
  return bytes.toString('utf8', from, from + length)
}

function utf16At(bytes: Buffer, at: number) {
  const first = bytes.readUInt16LE(at)
  const isLong = (first & 0x8000) !== 0
  const length = isLong ? ((first & 0x7fff) << 16) | bytes.readUInt16LE(at + 2) : first
  const from = at + (isLong ? 4 : 2)
  return bytes.toString('utf16le', from, from + length * 2)
}
