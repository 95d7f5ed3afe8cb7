import { crc32 } from 'node:zlib'

const [entryMark, listMark, endMark] = [0x04034b50, 0x02014b50, 0x06054b50]
/** Version 2.0, names in UTF-8, stored as it is, 1 January 1980: the same files make the same ZIP. */
const usual = [20, 0x0800, 0, 0, 33]

/** A ZIP whose files lie in it as they are. */
export function storedZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [file, content] of files) {
    const name = Buffer.from(file)
    const facts = Buffer.concat([short(...usual), long(crc32(content), content.length, content.length)])
    const entry = Buffer.concat([long(entryMark), facts, short(name.length, 0), name, content])
    list.push(Buffer.concat([long(listMark), short(20), facts, short(name.length, 0, 0, 0, 0), long(0, at), name]))
    parts.push(entry)
    at += entry.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.concat([long(endMark), short(0, 0, files.size, files.size), long(listed.length, at), short(0)])
  return new Uint8Array(Buffer.concat([...parts, listed, end]))
}

function short(...values: readonly number[]) {
  return Buffer.from(new Uint16Array(values).buffer)
}

function long(...values: readonly number[]) {
  return Buffer.from(new Uint32Array(values).buffer)
}
