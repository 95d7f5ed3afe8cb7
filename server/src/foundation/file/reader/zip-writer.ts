type Stored = { name: string; sizeBytes: number; crc: number; isExecutable: boolean; at: number }

const [entryMark, listMark, endMark] = [0x04034b50, 0x02014b50, 0x06054b50]
/** 1 January 1980, midnight: the same files make the same bundle. */
const [noTime, firstDay] = [0, 33]
const [version, utf8, unix] = [20, 0x0800, 3]
const [plainMode, executableMode] = [0o100644, 0o100755]

/** Writes a ZIP in which each file lies as it is. */
export function createZipWriter(append: (bytes: Buffer) => Promise<void>) {
  const entries: Stored[] = []
  let at = 0
  async function write(bytes: Buffer) {
    await append(bytes)
    at += bytes.length
  }
  return {
    async add(entry: Omit<Stored, 'at'>, contents: AsyncIterable<Buffer> | readonly Buffer[]) {
      entries.push({ ...entry, at })
      const name = Buffer.from(entry.name)
      await write(Buffer.concat([long(entryMark), short(version), factsOf(entry), short(name.length, 0), name]))
      const from = at
      for await (const bytes of contents) await write(bytes)
      if (at - from !== entry.sizeBytes) throw new Error(`${entry.name} has changed while it was read`)
    },
    async end() {
      const from = at
      for (const entry of entries) await write(listed(entry))
      const count = entries.length
      await write(Buffer.concat([long(endMark), short(0, 0, count, count), long(at - from, from), short(0)]))
      // Numbers of other sizes belong to a format that the reader refuses.
      if (count >= 0xffff || at >= 0xffff_ffff) throw new Error('a bundle holds 65 000 files and 4 GB at most')
    },
  }
}

function listed(entry: Stored) {
  const name = Buffer.from(entry.name)
  const mode = (entry.isExecutable ? executableMode : plainMode) * 0x1_00_00
  const rest = Buffer.concat([short(name.length, 0, 0, 0, 0), long(mode, entry.at), name])
  return Buffer.concat([long(listMark), short(version + unix * 256, version), factsOf(entry), rest])
}

function factsOf({ crc, sizeBytes }: Pick<Stored, 'crc' | 'sizeBytes'>) {
  return Buffer.concat([short(utf8, 0, noTime, firstDay), long(crc, sizeBytes, sizeBytes)])
}

function short(...values: readonly number[]) {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, index * 2)
  return bytes
}

function long(...values: readonly number[]) {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, index * 4)
  return bytes
}
