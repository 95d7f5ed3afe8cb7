import { crc32 } from 'node:zlib'
import { createZipWriter } from './zip-writer.ts'

/** A ZIP of small files, which lie in it as they are and in this order. */
export async function zipOf(files: readonly (readonly [name: string, content: string | Buffer])[]) {
  const pieces: Buffer[] = []
  const writer = createZipWriter(async (bytes) => void pieces.push(bytes))
  for (const [name, content] of files) {
    const bytes = Buffer.from(content)
    await writer.add({ name, sizeBytes: bytes.length, crc: crc32(bytes), isExecutable: false }, [bytes])
  }
  await writer.end()
  return Buffer.concat(pieces)
}
