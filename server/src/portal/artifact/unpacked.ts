import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Logger } from 'pino'
import type { Services } from '../../foundation/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import { findFile } from '../../foundation/file/file-query.ts'
import { unpackArtifact } from './archive.ts'
import { findHolder, type ArtifactRow } from './artifact-query.ts'

type Parts = Pick<Services, 'tx' | 'files'> & { dataFolder: string; log: Logger }

/** Compressed siblings are made of these. */
const text = /\.(?:js|css|json|svg|map|txt)$/

/**
 * Files of artifacts that this machine has not built: fetched from the store when one of them is first asked for, verified
 * whole, and kept in `<data>/assets/<slug>/`. What is there was verified, so nothing is looked at twice.
 */
export function createUnpacked({ tx, files, dataFolder, log }: Parts) {
  const unpacking = new Map<string, Promise<void>>()
  const compressing = new Map<string, Promise<void>>()

  /** Where the file is, or null where no artifact has one of this name. Throws artifactDamaged. */
  return async function find(slug: string, name: string) {
    const at = path.join(dataFolder, 'assets', slug, name)
    if (await isThere(at)) {
      if (text.test(name) && !(await isThere(`${at}.br`))) void once(compressing, at, () => compress(at))
      return at
    }
    const holder = await tx(platform, (db) => findHolder(db, { slug, name }))
    if (holder === null) return null
    await once(unpacking, holder.id, () => unpack(holder))
    return at
  }

  async function unpack({ file_id: fileId, manifest }: ArtifactRow) {
    const file = await tx(platform, (db) => findFile(db, fileId))
    if (file === undefined) throw new Error(`the archive of ${manifest.slug} is not known any more`)
    const archive = await buffer(await files.open(file, { first: 0, last: file.size_bytes - 1 }))
    const found = await unpackArtifact(manifest, archive)
    const folder = path.join(dataFolder, 'assets', manifest.slug)
    await mkdir(folder, { recursive: true })
    for (const [name, bytes] of found) await writeWhole(path.join(folder, name), bytes)
  }

  /** Nobody waits for it: until it is done they are sent as they are. */
  async function compress(at: string) {
    try {
      const bytes = await readFile(at)
      await writeWhole(`${at}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      await writeWhole(`${at}.br`, await promisify(brotliCompress)(bytes))
    } catch (error) {
      log.error({ err: error }, `${at} could not be compressed`)
    }
  }
}

/** For all who ask at the same time. */
async function once(running: Map<string, Promise<void>>, key: string, work: () => Promise<void>) {
  const mine = running.get(key) ?? work().finally(() => running.delete(key))
  running.set(key, mine)
  await mine
}

/** Whoever reads it at any time sees nothing or all of it, also after a kill. */
async function writeWhole(at: string, bytes: Buffer) {
  const draft = path.join(path.dirname(at), `.${randomBytes(9).toString('base64url')}`)
  await writeFile(draft, bytes)
  await rename(draft, at)
}

async function isThere(at: string) {
  return (await stat(at).catch(() => null)) !== null
}
