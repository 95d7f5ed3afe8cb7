import { Refused } from './refused.ts'

export type Entry = {
  name: string
  /** 0: as it is; 8: deflated. */
  method: number
  crc: number
  packedBytes: number
  bytes: number
  at: number
}

const mark = 0x02014b50
const headBytes = 46
const encrypted = 1

/** The entries that the list at the end of a ZIP names. */
export function entriesOf(list: Buffer, count: number): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; entries.length < count;) {
    if (at + headBytes > list.length || list.readUInt32LE(at) !== mark) throw new Refused('broken')
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((place) => list.readUInt16LE(at + place))
    const next = at + headBytes + (nameBytes ?? 0) + (extraBytes ?? 0) + (noteBytes ?? 0)
    if (next > list.length) throw new Refused('broken')
    if ((list.readUInt16LE(at + 8) & encrypted) !== 0) throw new Refused('encrypted')
    entries.push(entryAt(list, at, nameBytes ?? 0))
    at = next
  }
  return entries
}

function entryAt(list: Buffer, at: number, nameBytes: number): Entry {
  const name = list.toString('utf8', at + headBytes, at + headBytes + nameBytes)
  if (!isPlainPath(name)) throw new Refused('hostilePath')
  const method = list.readUInt16LE(at + 10)
  if (method !== 0 && method !== 8) throw new Refused('broken')
  return {
    name,
    method,
    crc: list.readUInt32LE(at + 16),
    packedBytes: list.readUInt32LE(at + 20),
    bytes: list.readUInt32LE(at + 24),
    at: list.readUInt32LE(at + 42),
  }
}

/** Whoever unpacks it elsewhere must not be led out of the folder either. */
export function isPlainPath(name: string) {
  const isOdd = name === '' || name.startsWith('/') || /[\\\p{Cc}]/u.test(name) || /^[A-Za-z]:/.test(name)
  return !isOdd && !name.split('/').includes('..')
}
