import { crc32, inflateRawSync } from 'node:zlib'
import { entriesOf, entryHeadBytes, refuseOverlaps, type Entry } from './directory.ts'
import { limits } from './limits.ts'
import { Refused } from './refused.ts'
import type { Source } from './source.ts'

export type Zip = {
  entries: ReadonlyMap<string, Entry>
  /** Where the list of entries begins: a signature of Android stands before it. */
  directoryAt: number
  /** The contents of an entry, unpacked to no more than `most` bytes. */
  read(entry: Entry, most: number): Promise<Buffer>
  /** Where the contents of an entry begin. */
  locate(entry: Entry): Promise<number>
}

const endBytes = 22
const longestComment = 0xff_ff
const endMark = 0x06054b50
const entryMark = 0x04034b50

/**
 * Opens a ZIP by its list of entries, and unpacks nothing yet. Written for hostile files: what Android and iOS do not need
 * is refused, such as encryption, a list that says more or less than the file holds, and entries that lie over each other.
 */
export async function openZip(source: Source): Promise<Zip> {
  const end = await findEnd(source)
  if (end.entries > limits.entries || end.directoryBytes > limits.directoryBytes) throw new Refused('tooManyEntries')
  if (end.directoryAt + end.directoryBytes > end.at) throw new Refused('truncated')
  // Something lies between them, or the list goes on in another file: readers do not agree on what that means.
  if (end.directoryAt + end.directoryBytes !== end.at || !end.isOneFile) throw new Refused('ambiguous')
  const all = entriesOf(await source.read(end.directoryAt, end.directoryBytes), end.entries)
  refuseBomb(all, source.sizeBytes)
  refuseOverlaps(all, end.directoryAt)
  const entries = new Map(all.map((entry) => [entry.name, entry]))
  if (entries.size < all.length) throw new Refused('duplicateEntry')
  const { directoryAt } = end
  return {
    entries,
    directoryAt,
    read: (entry, most) => readEntry(entry, { source, directoryAt, most }),
    locate: (entry) => locate(entry, { source, directoryAt }),
  }
}

async function findEnd(source: Source) {
  const length = Math.min(source.sizeBytes, endBytes + longestComment)
  const from = source.sizeBytes - length
  const tail = await source.read(from, length)
  for (let at = length - endBytes; at >= 0; at -= 1) {
    // A comment that happens to hold the mark does not end where the file does.
    if (tail.readUInt32LE(at) !== endMark || at + endBytes + tail.readUInt16LE(at + 20) !== length) continue
    const [disk, listDisk, listed = 0, entries = 0] = [4, 6, 8, 10].map((place) => tail.readUInt16LE(at + place))
    const [directoryBytes = 0, directoryAt = 0] = [12, 16].map((place) => tail.readUInt32LE(at + place))
    const isOneFile = disk === 0 && listDisk === 0 && listed === entries
    return { at: from + at, entries, directoryBytes, directoryAt, isOneFile }
  }
  const head = await source.read(0, Math.min(4, source.sizeBytes))
  throw new Refused(head.length === 4 && head.readUInt32LE(0) === entryMark ? 'truncated' : 'notZip')
}

function refuseBomb(entries: readonly Entry[], sizeBytes: number) {
  const packed = entries.reduce((sum, entry) => sum + entry.packedBytes, 0)
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  // More than there is: they lie over each other.
  if (packed > sizeBytes || unpacked > sizeBytes * limits.ratio) throw new Refused('bomb')
}

type Archive = { source: Source; directoryAt: number }

async function readEntry(entry: Entry, { source, directoryAt, most }: Archive & { most: number }) {
  if (entry.bytes > most || entry.packedBytes > most) throw new Refused('manifestTooLarge')
  const packed = await source.read(await locate(entry, { source, directoryAt }), entry.packedBytes)
  const bytes = entry.method === 0 ? packed : unpack(packed, entry.bytes)
  if (bytes.length !== entry.bytes || crc32(bytes) !== entry.crc) throw new Refused('broken')
  return bytes
}

async function locate(entry: Entry, { source, directoryAt }: Archive) {
  if (entry.at + entryHeadBytes > directoryAt) throw new Refused('truncated')
  const head = await source.read(entry.at, entryHeadBytes)
  if (head.readUInt32LE(0) !== entryMark || head.readUInt16LE(8) !== entry.method) throw new Refused('ambiguous')
  // A reader that does not use the list takes it for what it calls itself here.
  const name = await source.read(entry.at + entryHeadBytes, head.readUInt16LE(26))
  if (name.toString('utf8') !== entry.name) throw new Refused('ambiguous')
  const at = entry.at + entryHeadBytes + name.length + head.readUInt16LE(28)
  if (at + entry.packedBytes > directoryAt) throw new Refused('truncated')
  return at
}

/** Unpacks no further than the list says: a bomb is noticed before it is there. */
function unpack(packed: Buffer, bytes: number) {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) })
  } catch (error) {
    const isTooLong = error instanceof RangeError
    throw new Refused(isTooLong ? 'bomb' : 'broken')
  }
}
