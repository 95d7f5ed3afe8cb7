import { limits } from './limits.ts'
import { Refused } from '../../../foundation/reader/refused.ts'
import { createSpent, type Spent } from './spent.ts'

const binaryMark = 'bplist00'
const trailerBytes = 32
const mostEntries = 10_000
const deepest = 500

/** The names that are asked for. Of what nobody asks for no text is made. */
type Wanted = ReadonlySet<string>

/**
 * The wanted texts that stand at the top of a property list, XML or binary, by their names. Whatever is nested is passed
 * over, so nothing in it can lead in circles; XML knows no entities but the five of its own, so nothing in it can multiply.
 */
export function readPropertyList(bytes: Buffer, wanted: Wanted): ReadonlyMap<string, string> {
  return bytes.toString('latin1', 0, 8) === binaryMark
    ? readBinary(bytes, wanted)
    : readXml(bytes.toString('utf8'), wanted)
}

type Frame = { bytes: Buffer; sizes: { offset: number; reference: number }; tableAt: number; objects: number }

function readBinary(bytes: Buffer, wanted: Wanted) {
  const trailer = bytes.subarray(bytes.length - trailerBytes)
  const sizes = { offset: trailer.readUInt8(6), reference: trailer.readUInt8(7) }
  const [objects, top, tableAt] = [8, 16, 24].map((at) => Number(trailer.readBigUInt64BE(at)))
  const frame = { bytes, sizes, tableAt: tableAt ?? 0, objects: objects ?? 0 }
  const at = placeOf(top ?? 0, frame)
  const { kind, length, from } = headAt(bytes, at)
  if (kind !== 0xd || length > mostEntries) throw new Refused('manifestBroken')
  const spend = createSpent()
  const longest = Math.max(...[...wanted].map((name) => name.length))
  const textIn = (index: number) =>
    textAt(bytes, placeOf(bytes.readUIntBE(from + index * sizes.reference, sizes.reference), frame))
  const texts = new Map<string, string>()
  for (let index = 0; index < length; index += 1) {
    const key = textIn(index)
    // A longer one is none of them.
    const name = key === null || key.letters > longest ? '' : made(key, spend)
    const value = wanted.has(name) ? textIn(length + index) : null
    if (value !== null) add(texts, name, made(value, spend))
  }
  return texts
}

function placeOf(object: number, { bytes, sizes, tableAt, objects }: Frame) {
  if (object >= objects) throw new Refused('manifestBroken')
  return bytes.readUIntBE(tableAt + object * sizes.offset, sizes.offset)
}

/** What an object is, how long, and where its contents begin. */
function headAt(bytes: Buffer, at: number) {
  const mark = bytes.readUInt8(at)
  const [kind, short] = [mark >> 4, mark & 0x0f]
  if (short !== 0x0f) return { kind, length: short, from: at + 1 }
  const lengthBytes = 1 << (bytes.readUInt8(at + 1) & 0x0f)
  return { kind, length: bytes.readUIntBE(at + 2, lengthBytes), from: at + 2 + lengthBytes }
}

type Text = { letters: number; bytes: Buffer; isWide: boolean }

/** Where a text lies; null for what is none. */
function textAt(bytes: Buffer, at: number): Text | null {
  const { kind, length, from } = headAt(bytes, at)
  if (kind !== 0x5 && kind !== 0x6) return null
  const isWide = kind === 0x6
  return { letters: length, bytes: bytes.subarray(from, from + length * (isWide ? 2 : 1)), isWide }
}

function made({ bytes, isWide }: Text, spend: Spent) {
  spend(bytes.length, limits.textBytes)
  // Its letters come with their high byte first.
  return isWide ? Buffer.from(bytes).swap16().toString('utf16le') : bytes.toString('latin1')
}

/** Of two with one name nobody knows which one a telephone takes. */
function add(texts: Map<string, string>, name: string, text: string) {
  if (texts.has(name)) throw new Refused('manifestBroken')
  texts.set(name, text)
}

const xmlTokens = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<(\/?)([A-Za-z]+)(?:\s[^<>/]*)?(\/?)>|[^<]+/y

function readXml(text: string, wanted: Wanted) {
  const texts = new Map<string, string>()
  const open: string[] = []
  const said = { name: '', text: '' }
  for (xmlTokens.lastIndex = 0; xmlTokens.lastIndex < text.length;) {
    // What is none of these is a declaration of entities, or no property list.
    const found = xmlTokens.exec(text)
    if (found === null) throw new Refused('manifestBroken')
    const [token, close, tag, empty] = found
    if (tag === undefined) {
      if (!token.startsWith('<')) said.text += token
    } else if (close === '/') {
      if (open.pop() !== tag) throw new Refused('manifestBroken')
      if (open.length === 2) note(tag, said, { texts, wanted })
    } else {
      said.text = ''
      if (empty !== '/' && open.push(tag) > deepest) throw new Refused('manifestBroken')
    }
  }
  if (open.length > 0 || texts.size === 0) throw new Refused('manifestBroken')
  return texts
}

type Noted = { texts: Map<string, string>; wanted: Wanted }

function note(tag: string, said: { name: string; text: string }, { texts, wanted }: Noted) {
  if (tag === 'key') said.name = said.text.length > limits.nameBytes ? '' : plain(said.text)
  else if (tag === 'string' && wanted.has(said.name)) {
    if (said.text.length > limits.textBytes) throw new Refused('manifestBroken')
    add(texts, said.name, plain(said.text))
  }
  if (tag !== 'key') said.name = ''
}

const entities = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))

function plain(text: string) {
  return text.replaceAll(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7}|x[0-9A-Fa-f]{1,6}));/g, (...[, name, code]) =>
    name === undefined ? letter(Number(code.replace(/^x/, '0x'))) : (entities.get(name) ?? ''),
  )
}

function letter(code: number) {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}
