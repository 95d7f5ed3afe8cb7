import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Source } from '../../../../foundation/file/reader/source.ts'
import { pieces } from '../reading/windowed.ts'
import type { BundleFacts } from '../reading/read-bundle.ts'

/** A file on this machine, in the form that the reader of bundles asks for. */
export async function sourceOf(file: FileHandle): Promise<Source> {
  const { size: sizeBytes } = await file.stat()
  const read = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }
  return { sizeBytes, read }
}

/**
 * Lays the files of a verified bundle into a new folder, which is there once all of them are. A process that was killed
 * leaves `<folder>.part`, and the next one begins anew.
 */
export async function unpack(source: Source, { files }: Pick<BundleFacts, 'files'>, folder: string) {
  if (await exists(folder)) throw new Error(`${folder} is there already`)
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  for (const file of files) await place(source, file, path.join(part, ...file.path.split('/')))
  await rename(part, folder)
}

async function place(
  source: Source,
  { at, sizeBytes, sha256, isExecutable }: BundleFacts['files'][number],
  to: string,
) {
  await mkdir(path.dirname(to), { recursive: true })
  const out = await open(to, 'wx', isExecutable ? 0o755 : 0o644)
  try {
    const hash = createHash('sha256')
    for await (const bytes of pieces(source, { at, length: sizeBytes })) {
      hash.update(bytes)
      await out.writeFile(bytes)
    }
    // The file was verified a moment ago, and may have been exchanged since.
    if (hash.digest('hex') !== sha256) throw new Error('the bundle has changed while it was read')
    await out.sync()
  } finally {
    await out.close()
  }
}

async function exists(folder: string) {
  return (await stat(folder).catch(() => null)) !== null
}
