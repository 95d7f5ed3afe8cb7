import { limits } from './limits.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'

/** One part of Android's binary formats: what kind it is, how long its own heading is, and all of its bytes. */
export type Chunk = { type: number; headBytes: number; bytes: Buffer }

export const chunkTypes = {
  strings: 0x0001,
  table: 0x0002,
  xml: 0x0003,
  startElement: 0x0102,
  resourceMap: 0x0180,
  tablePackage: 0x0200,
  tableType: 0x0201,
}

/** The chunks that lie one after the other from `at` on. One that is longer than what holds it is refused. */
export function* chunksOf(bytes: Buffer, at: number): Generator<Chunk> {
  let count = 0
  for (let from = at; from + 8 <= bytes.length;) {
    if ((count += 1) > limits.chunks) throw new Refused('bomb')
    const [type, headBytes] = [bytes.readUInt16LE(from), bytes.readUInt16LE(from + 2)]
    const length = bytes.readUInt32LE(from + 4)
    if (headBytes < 8 || length < headBytes || from + length > bytes.length) throw new Refused('manifestBroken')
    yield { type, headBytes, bytes: bytes.subarray(from, from + length) }
    from += length
  }
}
