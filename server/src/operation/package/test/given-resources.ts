import { chunk, ints, stringPool } from './given-manifest.ts'

/** resources.arsc with these texts: `0x7f010000` is the first, and so on. */
export function givenResources(texts: readonly string[]) {
  const config = Buffer.alloc(28)
  config.writeUInt32LE(28)
  const offsets = ints(...texts.map((_text, index) => index * 16))
  const entries = texts.map((_text, index) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt16LE(8, 0)
    entry.writeUInt16LE(8, 8)
    entry.writeUInt8(0x03, 11)
    entry.writeUInt32LE(index, 12)
    return entry
  })
  const headBytes = 8 + 12 + config.length
  const type = chunk({
    type: 0x0201,
    head: Buffer.concat([Buffer.from([1, 0, 0, 0]), ints(texts.length, headBytes + offsets.length), config]),
    body: Buffer.concat([offsets, ...entries]),
  })
  const packageHead = Buffer.alloc(280)
  packageHead.writeUInt32LE(0x7f)
  const tablePackage = chunk({ type: 0x0200, head: packageHead, body: type })
  return chunk({ type: 0x0002, head: ints(1), body: Buffer.concat([stringPool(texts), tablePackage]) })
}
