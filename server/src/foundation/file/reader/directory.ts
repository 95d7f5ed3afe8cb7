import { Refused } from './refused.ts'

export type Entry = {
  name: string
  nameBytes: number
  /** 0: as it is; 8: deflated. */
  method: number
  crc: number
  packedBytes: number
  bytes: number
  at: number
  /** A file that only says where another is. */
  isLink: boolean
}

const mark = 0x02014b50
const headBytes = 46
/** The size of the heading that stands before each entry itself, without its name. */
export const entryHeadBytes = 30
const encrypted = 1
const [fileKinds, link] = [0o170000, 0o120000]

/** The entries that the list at the end of a ZIP names: as many as it is said to have, and nothing after them. */
export function entriesOf(list: Buffer, count: number): Entry[] {
  const entries: Entry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + headBytes > list.length || list.readUInt32LE(at) !== mark) throw new Refused('ambiguous')
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((place) => list.readUInt16LE(at + place))
    const next = at + headBytes + (nameBytes ?? 0) + (extraBytes ?? 0) + (noteBytes ?? 0)
    if (next > list.length) throw new Refused('ambiguous')
    if ((list.readUInt16LE(at + 8) & encrypted) !== 0) throw new Refused('encrypted')
    entries.push(entryAt(list, at, nameBytes ?? 0))
    at = next
  }
  if (at !== list.length) throw new Refused('ambiguous')
  return entries
}

/** Two readers of a file in which entries lie over each other do not see the same file. */
export function refuseOverlaps(entries: readonly Entry[], directoryAt: number) {
  let end = 0
  for (const { at, nameBytes, packedBytes } of entries.toSorted((one, other) => one.at - other.at)) {
    if (at < end) throw new Refused('ambiguous')
    end = at + entryHeadBytes + nameBytes + packedBytes
  }
  if (end > directoryAt) throw new Refused('truncated')
}

function entryAt(list: Buffer, at: number, nameBytes: number): Entry {
  const name = list.toString('utf8', at + headBytes, at + headBytes + nameBytes)
  if (!isPlainPath(name)) throw new Refused('hostilePath')
  const method = list.readUInt16LE(at + 10)
  if (method !== 0 && method !== 8) throw new Refused('compression')
  return {
    name,
    nameBytes,
    method,
    crc: list.readUInt32LE(at + 16),
    packedBytes: list.readUInt32LE(at + 20),
    bytes: list.readUInt32LE(at + 24),
    at: list.readUInt32LE(at + 42),
    // What Unix calls the mode of a file stands in the upper half.
    isLink: ((list.readUInt32LE(at + 38) >>> 16) & fileKinds) === link,
  }
}

/** A person who unpacks it elsewhere must not be led out of the folder either. */
export function isPlainPath(name: string) {
  const isOdd = name === '' || name.startsWith('/') || /[\\\p{Cc}]/u.test(name) || /^[A-Za-z]:/.test(name)
  return !isOdd && !name.split('/').includes('..')
}
