import { chunksOf, chunkTypes, type Chunk } from './chunks.ts'
import { limits } from './limits.ts'
import { Refused } from '../../../foundation/reader/refused.ts'
import { openStringPool, type StringPool } from './string-pool.ts'

/** A value as it stands in a manifest: a text, a number, or what stands in the resources under this id. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'resource'; id: number }

type Attributes = ReadonlyMap<number | string, Value>

/** The framework's own ids: the names of attributes may be left out of a manifest. */
const ids = {
  label: 0x01010001,
  icon: 0x01010002,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  minSdk: 0x0101020c,
  versionCodeMajor: 0x01010576,
}

const noIndex = 0xff_ff_ff_ff
const attributeBytes = 20
const mostElements = 200_000
/** Nothing else is made of the file: what nobody asks for costs nothing. */
const wantedElements: ReadonlySet<string> = new Set(['manifest', 'application', 'uses-sdk'])
const wantedAttributes: ReadonlySet<number | string> = new Set(['package', ...Object.values(ids)])

/** What AndroidManifest.xml says of a package, in Android's binary XML (AOSP, ResourceTypes.h). */
export function readAndroidManifest(bytes: Buffer) {
  const [root] = chunksOf(bytes, 0)
  if (root?.type !== chunkTypes.xml) throw new Refused('manifestBroken')
  const elements = elementsOf(root)
  const manifest = elements.get('manifest')
  const packageName = manifest?.get('package')
  if (manifest === undefined || packageName?.kind !== 'text') throw new Refused('manifestBroken')
  return {
    packageName: packageName.text,
    versionName: manifest.get(ids.versionName),
    versionCode: codeOf(manifest),
    label: elements.get('application')?.get(ids.label),
    icon: elements.get('application')?.get(ids.icon),
    minSdk: elements.get('uses-sdk')?.get(ids.minSdk),
  }
}

function codeOf(manifest: Attributes) {
  const [code, major] = [manifest.get(ids.versionCode), manifest.get(ids.versionCodeMajor)]
  if (code?.kind !== 'number') throw new Refused('manifestBroken')
  return (BigInt(major?.kind === 'number' ? major.number : 0) << 32n) | BigInt(code.number)
}

/** Of each name the first: an application's own label comes before anything that is in it. */
function elementsOf(root: Chunk) {
  const elements = new Map<string, Attributes>()
  let strings: StringPool | null = null
  let map: readonly number[] = []
  let seen = 0
  for (const chunk of chunksOf(root.bytes, root.headBytes)) {
    if (chunk.type === chunkTypes.strings) strings ??= openStringPool(chunk)
    if (chunk.type === chunkTypes.resourceMap) map = idsOf(chunk)
    if (chunk.type !== chunkTypes.startElement) continue
    if (strings === null || (seen += 1) > mostElements) throw new Refused('manifestBroken')
    const name = strings.text(chunk.bytes.readUInt32LE(chunk.headBytes + 4), limits.nameBytes)
    if (wantedElements.has(name) && !elements.has(name)) elements.set(name, attributesOf(chunk, strings, map))
  }
  return elements
}

function idsOf({ bytes, headBytes }: Chunk) {
  return Array.from({ length: (bytes.length - headBytes) >> 2 }, (_, index) =>
    bytes.readUInt32LE(headBytes + index * 4),
  )
}

function attributesOf({ bytes, headBytes }: Chunk, strings: StringPool, map: readonly number[]): Attributes {
  const at = headBytes + bytes.readUInt16LE(headBytes + 8)
  const [size, count] = [bytes.readUInt16LE(headBytes + 10), bytes.readUInt16LE(headBytes + 12)]
  if (size < attributeBytes) throw new Refused('manifestBroken')
  const attributes = new Map<number | string, Value>()
  for (let index = 0; index < count; index += 1) {
    const from = at + index * size
    const nameIndex = bytes.readUInt32LE(from + 4)
    const name = map[nameIndex] ?? strings.text(nameIndex, limits.nameBytes)
    const value = wantedAttributes.has(name) ? valueAt(bytes, from + 8, strings) : null
    if (value !== null) attributes.set(name, value)
  }
  return attributes
}

function valueAt(bytes: Buffer, at: number, strings: StringPool): Value | null {
  const raw = bytes.readUInt32LE(at)
  const [type, data] = [bytes.readUInt8(at + 7), bytes.readUInt32LE(at + 8)]
  if (type === 0x03) return { kind: 'text', text: strings.text(data) }
  if (type === 0x01) return { kind: 'resource', id: data }
  if (type === 0x10 || type === 0x11) return { kind: 'number', number: data }
  return raw === noIndex ? null : { kind: 'text', text: strings.text(raw) }
}
