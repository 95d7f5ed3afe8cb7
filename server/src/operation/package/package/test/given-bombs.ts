import { randomBytes } from 'node:crypto'
import { chunk, ints } from './given-binary-xml.ts'
import { givenZip, type GivenEntry } from './given-zip.ts'

const overlapBytes = 3_500_000

/** A small application for iOS: so many keys and values of its property list are the same millions of letters. */
export function givenListBomb(count: number) {
  const area = Buffer.alloc(overlapBytes, 0x61)
  for (let index = 0; index < 2 * count; index += 1) {
    area.set([0x5f, 0x12], index * 6)
    area.writeUInt32BE(overlapBytes - (index * 6 + 6), index * 6 + 2)
  }
  const references = Buffer.alloc(count * 4)
  for (let index = 0; index < 2 * count; index += 1) references.writeUInt16BE(index + 1, index * 2)
  const top = Buffer.concat([Buffer.from([0xdf, 0x11, count >> 8, count & 0xff]), references])
  const offsets = Buffer.alloc((2 * count + 1) * 4)
  offsets.writeUInt32BE(8, 0)
  for (let index = 0; index < 2 * count; index += 1) offsets.writeUInt32BE(8 + top.length + index * 6, (index + 1) * 4)
  const trailer = Buffer.alloc(32)
  trailer.set([4, 2], 6)
  trailer.writeBigUInt64BE(BigInt(2 * count + 1), 8)
  trailer.writeBigUInt64BE(BigInt(8 + top.length + overlapBytes), 24)
  const bytes = Buffer.concat([Buffer.from('bplist00'), top, area, offsets, trailer])
  const signature = { name: 'Payload/F.app/_CodeSignature/CodeResources', bytes: Buffer.from('x') }
  return padded([{ name: 'Payload/F.app/Info.plist', bytes }, signature])
}

/** A small Android package: the names of so many elements are the same millions of letters. */
export function givenManifestBomb(count: number) {
  const area = Buffer.alloc(overlapBytes, 0x61)
  for (let index = 0; index < count; index += 1) {
    const letters = (overlapBytes - (index * 4 + 4)) >> 1
    area.writeUInt16LE(0x8000 | (letters >> 16), index * 4)
    area.writeUInt16LE(letters & 0xff_ff, index * 4 + 2)
  }
  const indexes = Array.from({ length: count }, (_, index) => index)
  const head = ints(count, 0, 0, 28 + count * 4, 0)
  const pool = chunk({ type: 0x0001, head, body: Buffer.concat([ints(...indexes.map((at) => at * 4)), area]) })
  const elements = indexes.map((index) => {
    const body = ints(0xff_ff_ff_ff, index, 0x14_00_14, 0, 0)
    return chunk({ type: 0x0102, head: Buffer.alloc(8), body })
  })
  const bytes = chunk({ type: 0x0003, head: Buffer.alloc(0), body: Buffer.concat([pool, ...elements]) })
  return padded([{ name: 'AndroidManifest.xml', bytes }])
}

/** So that it is no bomb by what it unpacks to. */
function padded(entries: readonly GivenEntry[]) {
  return givenZip({ entries: [...entries, { name: 'pad', bytes: randomBytes(120_000) }] })
}
