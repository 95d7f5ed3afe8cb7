import type { Chunk } from './chunks.ts'
import { limits } from './limits.ts'
import { fromModifiedUtf8 } from './modified-utf8.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import { createSpent } from './spent.ts'

const utf8Flag = 0x100

/** The texts of a pool of Android's binary formats (AOSP, ResourceTypes.h), each read when it is asked for, and once. */
export function openStringPool({ bytes }: Chunk) {
  const count = bytes.readUInt32LE(8)
  const isUtf8 = (bytes.readUInt32LE(16) & utf8Flag) !== 0
  const textsAt = bytes.readUInt32LE(20)
  const spend = createSpent()
  const known = new Map<number, string>()
  return {
    count,
    text(index: number, longest = limits.textBytes) {
      if (index >= count) throw new Refused('manifestBroken')
      const before = known.get(index)
      if (before !== undefined) return before
      const at = textsAt + bytes.readUInt32LE(28 + index * 4)
      const { from, length } = isUtf8 ? utf8At(bytes, at) : utf16At(bytes, at)
      spend(length, longest)
      const written = bytes.subarray(from, from + length)
      const text = isUtf8 ? fromModifiedUtf8(written) : written.toString('utf16le')
      known.set(index, text)
      return text
    },
  }
}

export type StringPool = ReturnType<typeof openStringPool>

function utf8At(bytes: Buffer, at: number) {
  // The length is given once in letters, which is not needed, and once in bytes.
  const letters = bytes.readUInt8(at) & 0x80 ? 2 : 1
  const first = bytes.readUInt8(at + letters)
  const isLong = (first & 0x80) !== 0
  const length = isLong ? ((first & 0x7f) << 8) | bytes.readUInt8(at + letters + 1) : first
  return { from: at + letters + (isLong ? 2 : 1), length }
}

function utf16At(bytes: Buffer, at: number) {
  const first = bytes.readUInt16LE(at)
  const isLong = (first & 0x8000) !== 0
  const length = isLong ? ((first & 0x7fff) << 16) | bytes.readUInt16LE(at + 2) : first
  return { from: at + (isLong ? 4 : 2), length: length * 2 }
}
