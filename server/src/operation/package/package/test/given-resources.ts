import { chunk, ints, stringPool, type Value } from './given-binary-xml.ts'

type Resource = Exclude<Value, { type: number }>
type Pool = (texts: readonly string[]) => Buffer

/** resources.arsc with these values: `0x7f010000` is the first, and so on. */
export function givenResources(values: readonly Resource[], pool: Pool = stringPool) {
  const texts = values.filter((value) => typeof value === 'string')
  const entries = values.map((value) => {
    if (typeof value === 'string') return entry(0x03, texts.indexOf(value))
    if (typeof value === 'number') return entry(0x10, value)
    return 'color' in value ? entry(0x1c, value.color) : entry(0x01, value.resource)
  })
  return table(pool(texts), [typeOf(entries)])
}

/** A table whose only id leads to itself in so many ways. */
export function givenResourceTree(count: number) {
  return table(
    stringPool(['a']),
    Array.from({ length: count }, () => typeOf([entry(0x01, 0x7f010000)])),
  )
}

function entry(kind: number, data: number) {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt16LE(8, 0)
  bytes.writeUInt16LE(8, 8)
  bytes.writeUInt8(kind, 11)
  bytes.writeUInt32LE(data, 12)
  return bytes
}

function typeOf(entries: readonly Buffer[]) {
  const config = Buffer.alloc(28)
  config.writeUInt32LE(28)
  const offsets = ints(...entries.map((_entry, index) => index * 16))
  const headBytes = 8 + 12 + config.length
  return chunk({
    type: 0x0201,
    head: Buffer.concat([Buffer.from([1, 0, 0, 0]), ints(entries.length, headBytes + offsets.length), config]),
    body: Buffer.concat([offsets, ...entries]),
  })
}

function table(texts: Buffer, types: readonly Buffer[]) {
  const packageHead = Buffer.alloc(280)
  packageHead.writeUInt32LE(0x7f)
  const tablePackage = chunk({ type: 0x0200, head: packageHead, body: Buffer.concat(types) })
  return chunk({ type: 0x0002, head: ints(1), body: Buffer.concat([texts, tablePackage]) })
}
