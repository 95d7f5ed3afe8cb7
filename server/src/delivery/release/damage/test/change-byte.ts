import { readFile, writeFile } from 'node:fs/promises'

/** A disk that forgets. Twice is as never. */
export async function changeByte(at: string) {
  const bytes = await readFile(at)
  bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20)
  await writeFile(at, bytes)
}
