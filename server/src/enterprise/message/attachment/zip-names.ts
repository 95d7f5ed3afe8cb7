/** Reads bytes of the file, both ends included. */
export type ReadRange = (first: number, last: number) => Promise<Buffer>

const endMark = Buffer.from('PK\u0005\u0006', 'latin1')
const entryMark = 0x02_01_4b_50
const endBytes = 22
const mostCommentBytes = 65_535
const mostDirectoryBytes = 4 * 1024 * 1024
const entryBytes = 46

/**
 * The names in the directory of a ZIP (APPNOTE 4.3), which stands at its end. Nothing is unpacked. Null for what has no
 * directory that can be followed, or one larger than a document's.
 */
export async function zipNames(sizeBytes: number, read: ReadRange) {
  if (sizeBytes < endBytes) return null
  const tail = await read(Math.max(0, sizeBytes - endBytes - mostCommentBytes), sizeBytes - 1)
  const end = tail.lastIndexOf(endMark)
  if (end === -1 || end + endBytes > tail.length) return null
  const [length, first] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (length === 0 || length > mostDirectoryBytes || first + length > sizeBytes) return null
  return namesIn(await read(first, first + length - 1))
}

function namesIn(directory: Buffer) {
  const names: string[] = []
  for (let at = 0; at + entryBytes <= directory.length;) {
    if (directory.readUInt32LE(at) !== entryMark) return null
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field))
    const from = at + entryBytes
    names.push(directory.toString('utf8', from, from + (name ?? 0)))
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return names
}
