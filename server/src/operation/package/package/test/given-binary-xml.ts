/** A value of an attribute: a text, a number, a colour, the id of a resource, or a kind of value as it stands in the file. */
export type Value = string | number | { resource: number } | { color: number } | { type: number; data: number }

/** The framework's ids of the attributes: tools may leave their names out. */
const ids = {
  label: 0x01010001,
  icon: 0x01010002,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  minSdk: 0x0101020c,
  roundIcon: 0x0101052c,
  drawable: 0x01010199,
  src: 0x01010119,
  fillColor: 0x01010404,
}
type Attribute = keyof typeof ids | 'package'
type GivenElement = [name: string, attributes: Partial<Record<Attribute, Value | undefined>>]

/** A file in Android's binary XML, as its tools write it: these elements one after the other. */
export function binaryXml(elements: readonly GivenElement[]) {
  const pool = new Map<string, number>()
  const indexOf = (text: string) => {
    if (!pool.has(text)) pool.set(text, pool.size)
    return pool.get(text) ?? 0
  }
  // The names that have ids come first, so that the list of ids fits them.
  for (const name of Object.keys(ids)) indexOf(name)
  const body = elements.map(([name, attributes]) => element(name, attributes, indexOf))
  const map = chunk({ type: 0x0180, head: Buffer.alloc(0), body: ints(...Object.values(ids)) })
  return chunk({
    type: 0x0003,
    head: Buffer.alloc(0),
    body: Buffer.concat([stringPool([...pool.keys()]), map, ...body]),
  })
}

function element(name: string, attributes: GivenElement[1], indexOf: (text: string) => number) {
  const all = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const head = Buffer.alloc(20)
  head.writeUInt32LE(0xff_ff_ff_ff, 0)
  head.writeUInt32LE(indexOf(name), 4)
  head.writeUInt16LE(20, 8)
  head.writeUInt16LE(20, 10)
  head.writeUInt16LE(all.length, 12)
  const rows = all.map(([attribute, value]) => {
    const row = Buffer.alloc(20)
    row.writeUInt32LE(0xff_ff_ff_ff, 0)
    row.writeUInt32LE(indexOf(attribute), 4)
    row.writeUInt32LE(0xff_ff_ff_ff, 8)
    row.writeUInt16LE(8, 12)
    const [type, data] = typed(value, indexOf)
    row.writeUInt8(type, 15)
    row.writeUInt32LE(data, 16)
    return row
  })
  // Line and comment belong to the heading of what is in a tree.
  return chunk({ type: 0x0102, head: Buffer.alloc(8), body: Buffer.concat([head, ...rows]) })
}

function typed(value: Value | undefined, indexOf: (text: string) => number): [number, number] {
  if (value === undefined) return [0x00, 0]
  if (typeof value === 'string') return [0x03, indexOf(value)]
  if (typeof value === 'number') return [0x10, value]
  if ('resource' in value) return [0x01, value.resource]
  return 'color' in value ? [0x1c, value.color] : [value.type, value.data]
}

export function stringPool(texts: readonly string[]) {
  const offsets: number[] = []
  const written: Buffer[] = []
  for (const text of texts) {
    offsets.push(written.reduce((sum, { length }) => sum + length, 0))
    const body = Buffer.from(text, 'utf16le')
    const length = Buffer.alloc(2)
    length.writeUInt16LE(text.length)
    written.push(Buffer.concat([length, body, Buffer.alloc(2)]))
  }
  const data = Buffer.concat(written)
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
  const head = ints(texts.length, 0, 0, 28 + texts.length * 4, 0)
  return chunk({ type: 0x0001, head, body: Buffer.concat([ints(...offsets), padded]) })
}

/** `head`: what its heading has beyond kind and length. */
export function chunk({ type, head, body }: { type: number; head: Buffer; body: Buffer }) {
  const bytes = Buffer.concat([Buffer.alloc(8), head, body])
  bytes.writeUInt16LE(type, 0)
  bytes.writeUInt16LE(8 + head.length, 2)
  bytes.writeUInt32LE(bytes.length, 4)
  return bytes
}

export function ints(...values: readonly number[]) {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, index * 4)
  return bytes
}
