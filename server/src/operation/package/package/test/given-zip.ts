import { crc32, deflateRawSync } from 'node:zlib'

export type GivenEntry = {
  name: string
  bytes: Buffer
  /** The size in the list, where that is a lie. */
  claimedBytes?: number
  isEncrypted?: boolean
}

type Zip = {
  entries: readonly GivenEntry[]
  /** The bytes between the entries and their list, such as a signature of Android. */
  before?: Buffer
}

/** A ZIP, made here so that nothing has to be installed. */
export function givenZip({ entries, before = Buffer.alloc(0) }: Zip) {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes)
    const name = Buffer.from(entry.name)
    const facts = factsOf(entry, packed)
    const file = Buffer.concat([mark(0x04034b50), words(20), facts, words(name.length, 0), name, packed])
    const place = Buffer.alloc(18)
    place.writeUInt16LE(name.length, 0)
    place.writeUInt32LE(at, 14)
    list.push(Buffer.concat([mark(0x02014b50), words(20, 20), facts, place, name]))
    files.push(file)
    at += file.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.concat([mark(0x06054b50), words(0, 0, entries.length, entries.length), Buffer.alloc(10)])
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at + before.length, 16)
  return Buffer.concat([...files, before, directory, end])
}

function factsOf({ bytes, claimedBytes = bytes.length, isEncrypted = false }: GivenEntry, packed: Buffer) {
  const facts = Buffer.concat([words(isEncrypted ? 1 : 0, 8, 0, 0), Buffer.alloc(12)])
  facts.writeUInt32LE(crc32(bytes), 8)
  facts.writeUInt32LE(packed.length, 12)
  facts.writeUInt32LE(claimedBytes, 16)
  return facts
}

function mark(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function words(...values: readonly number[]) {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}
