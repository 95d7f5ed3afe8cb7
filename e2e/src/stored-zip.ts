import { crc32 } from 'node:zlib'

/** A ZIP whose files lie in it as they are. */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)]
    const shared = Buffer.alloc(26)
    // Version 2.0, no flags, stored, 1980-01-01.
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x21, 8)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(bytes.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(path.length, 22)
    parts.push(signature(0x04034b50), shared, path, bytes)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(signature(0x02014b50), versionMadeBy, shared, place, path)
    at += 30 + path.length + bytes.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...parts, listed, signature(0x06054b50), end]))
}

const versionMadeBy = Buffer.from([20, 0])

function signature(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
