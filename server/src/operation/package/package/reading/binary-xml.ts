import { chunksOf, chunkTypes, type Chunk } from './chunks.ts'
import { limits } from './limits.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import { openStringPool, type StringPool } from './string-pool.ts'
import { valueOf, type Value } from './value.ts'

/** Attributes by the framework's id, or by name where they have none. */
export type Attributes = ReadonlyMap<number | string, Value>
type Element = { name: string; attributes: Attributes }

/** The wanted elements and attributes. Nothing else is made of the file, so the rest costs nothing. */
type Wanted = { elements: ReadonlySet<string> | 'all'; attributes: ReadonlySet<number | string> }

const noIndex = 0xff_ff_ff_ff
const attributeBytes = 20
const mostElements = 200_000

/** The elements of a file in Android's binary XML, in their order (AOSP, ResourceTypes.h). */
export function* elementsOf(bytes: Buffer, wanted: Wanted): Generator<Element> {
  const [root] = chunksOf(bytes, 0)
  if (root?.type !== chunkTypes.xml) throw new Refused('manifestBroken')
  let strings: StringPool | null = null
  let map: readonly number[] = []
  let seen = 0
  for (const chunk of chunksOf(root.bytes, root.headBytes)) {
    if (chunk.type === chunkTypes.strings) strings ??= openStringPool(chunk)
    if (chunk.type === chunkTypes.resourceMap) map = idsOf(chunk)
    if (chunk.type !== chunkTypes.startElement) continue
    if (strings === null || (seen += 1) > mostElements) throw new Refused('manifestBroken')
    const name = strings.text(chunk.bytes.readUInt32LE(chunk.headBytes + 4), limits.nameBytes)
    if (wanted.elements !== 'all' && !wanted.elements.has(name)) continue
    yield { name, attributes: attributesOf(chunk, { strings, map, wanted: wanted.attributes }) }
  }
}

function idsOf({ bytes, headBytes }: Chunk) {
  return Array.from({ length: (bytes.length - headBytes) >> 2 }, (_, index) =>
    bytes.readUInt32LE(headBytes + index * 4),
  )
}

type Names = { strings: StringPool; map: readonly number[]; wanted: Wanted['attributes'] }

function attributesOf({ bytes, headBytes }: Chunk, { strings, map, wanted }: Names): Attributes {
  const at = headBytes + bytes.readUInt16LE(headBytes + 8)
  const [size, count] = [bytes.readUInt16LE(headBytes + 10), bytes.readUInt16LE(headBytes + 12)]
  if (size < attributeBytes) throw new Refused('manifestBroken')
  const attributes = new Map<number | string, Value>()
  for (let index = 0; index < count; index += 1) {
    const from = at + index * size
    const nameIndex = bytes.readUInt32LE(from + 4)
    const name = map[nameIndex] ?? strings.text(nameIndex, limits.nameBytes)
    const value = wanted.has(name) ? valueAt(bytes, from + 8, strings) : null
    if (value !== null) attributes.set(name, value)
  }
  return attributes
}

/** The raw value, where its kind is unknown. */
function valueAt(bytes: Buffer, at: number, strings: StringPool): Value | null {
  const raw = bytes.readUInt32LE(at)
  const value = valueOf(bytes.readUInt8(at + 7), bytes.readUInt32LE(at + 8), strings)
  return value !== null || raw === noIndex ? value : { kind: 'text', text: strings.text(raw) }
}
