import { limits } from './limits.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import { createSpent, type Spent } from './spent.ts'
import { addText, type Wanted } from './wanted-texts.ts'

const trailerBytes = 32
const mostEntries = 10_000

type Frame = { bytes: Buffer; sizes: { offset: number; reference: number }; tableAt: number; objects: number }

/** A property list in Apple's binary form, version 00. */
export function readBinaryList(bytes: Buffer, wanted: Wanted) {
  const trailer = bytes.subarray(bytes.length - trailerBytes)
  const sizes = { offset: trailer.readUInt8(6), reference: trailer.readUInt8(7) }
  const [objects, top, tableAt] = [8, 16, 24].map((at) => Number(trailer.readBigUInt64BE(at)))
  const frame = { bytes, sizes, tableAt: tableAt ?? 0, objects: objects ?? 0 }
  const at = placeOf(top ?? 0, frame)
  const { kind, length, from } = headAt(bytes, at)
  if (kind !== 0xd || length > mostEntries) throw new Refused('manifestBroken')
  const spend = createSpent()
  const longest = Math.max(...[...wanted].map((name) => name.length))
  const placeIn = (index: number) => placeOf(bytes.readUIntBE(from + index * sizes.reference, sizes.reference), frame)
  const texts = new Map<string, string>()
  for (let index = 0; index < length; index += 1) {
    const key = textAt(bytes, placeIn(index))
    // A longer one is none of them.
    const name = key === null || key.letters > longest ? '' : made(key, spend)
    if (!wanted.has(name)) continue
    const [text, number] = [textAt(bytes, placeIn(length + index)), numberAt(bytes, placeIn(length + index))]
    if (text !== null) addText(texts, name, made(text, spend))
    else if (number !== null) addText(texts, name, String(number))
  }
  return texts
}

function placeOf(object: number, { bytes, sizes, tableAt, objects }: Frame) {
  if (object >= objects) throw new Refused('manifestBroken')
  return bytes.readUIntBE(tableAt + object * sizes.offset, sizes.offset)
}

/** The kind of an object, its length, and where its contents begin. */
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

const [integer, real] = [0x1, 0x2]

/** An integer or a real number; null for what is none. */
function numberAt(bytes: Buffer, at: number) {
  const mark = bytes.readUInt8(at)
  const sizeBytes = 1 << (mark & 0x0f)
  if (mark >> 4 === integer && sizeBytes <= 4) return bytes.readUIntBE(at + 1, sizeBytes)
  if (mark >> 4 === integer && sizeBytes === 8) return bytes.readBigInt64BE(at + 1)
  if (mark >> 4 !== real) return null
  return sizeBytes === 4 ? bytes.readFloatBE(at + 1) : bytes.readDoubleBE(at + 1)
}

function made({ bytes, isWide }: Text, spend: Spent) {
  spend(bytes.length, limits.textBytes)
  // Its letters come with their high byte first.
  return isWide ? Buffer.from(bytes).swap16().toString('utf16le') : bytes.toString('latin1')
}
