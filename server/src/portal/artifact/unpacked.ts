import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Logger } from 'pino'
import type { Services } from '../../foundation/call/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import { createTurns } from '../../foundation/call/http/by-turns.ts'
import { findHolder } from './artifact-query.ts'
import { readArchive, type HeldArtifact } from './read-archive.ts'
import { holdUnwritten, type Unwritten } from './unwritten.ts'

/** Where a file lies; its bytes where nothing can be written. */
type Unpacked = { at: string } | { bytes: Buffer }
type Parts = Pick<Services, 'tx' | 'files'> & {
  dataFolder: string
  log: Logger
  now: () => Date
  /** False for a file that is known to differ from the released one, and could not be removed. */
  isTrusted: (at: string) => boolean
  /** It was written anew. */
  trust: (at: string) => void
}

/** Compressed siblings are made of these. */
const text = /\.(?:js|css|json|svg|map|txt)$/
/** Where nothing can be written, as on a full disk, it takes as long to find out as to make what shall be. */
const writeAgainMs = 60_000
/** Each keeps a thread busy that files are read by, and passwords are looked at. */
const oneByOne = createTurns(1)

/**
 * Files of artifacts that this machine has not built: fetched from the store when one of them is first asked for,
 * verified whole, and kept in `<data>/assets/<slug>/`. A kept file was verified, so it is not verified twice. Where the
 * folder cannot be written, as on a full disk, files are sent from memory, and writing is tried again within a minute.
 */
export function createUnpacked({ tx, files, dataFolder, log, now, isTrusted, trust }: Parts) {
  const unpacking = new Map<string, Promise<Unwritten | null>>()
  const compressing = new Map<string, Promise<void>>()
  const unwritten = holdUnwritten()
  let notBefore = 0

  /** The file, or null where no artifact has one of this name. Throws artifactDamaged, artifactArchiveDamaged. */
  return async function find(slug: string, name: string): Promise<Unpacked | null> {
    const at = unpackedAt(dataFolder, { slug, name })
    if (isTrusted(at) && (await isThere(at))) {
      if (text.test(name) && performance.now() >= notBefore && !(await isThere(`${at}.br`)))
        void once(compressing, at, () => oneByOne('all', () => compress(at)))
      return { at }
    }
    const holder = await tx(platform, (db) => findHolder(db, { slug, name }))
    if (holder === null) return null
    const bytes = (await once(unpacking, holder.id, () => unpack(holder)))?.files.get(name)
    return bytes === undefined ? { at } : { bytes }
  }

  /** Unpacks an artifact, and answers the files that could not be written; null where all could. */
  async function unpack(holder: HeldArtifact) {
    const held = unwritten.get(holder.id)
    if (held !== undefined && performance.now() < held.againAt) return held
    const found = held?.files ?? (await readArchive({ tx, files, now }, holder))
    const folder = path.join(dataFolder, 'assets', holder.manifest.slug)
    try {
      await mkdir(folder, { recursive: true })
      for (const [name, bytes] of found) {
        await writeWhole(path.join(folder, name), bytes)
        trust(path.join(folder, name))
      }
      unwritten.drop(holder.id)
      return null
    } catch (error) {
      log.error({ err: error }, `${folder} takes no files, so they are sent from memory`)
      return unwritten.hold(holder.id, { files: found, againAt: performance.now() + writeAgainMs })
    }
  }

  /** No request waits for it: until it is done files are sent uncompressed. */
  async function compress(at: string) {
    try {
      const bytes = await readFile(at)
      await writeWhole(`${at}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      await writeWhole(`${at}.br`, await promisify(brotliCompress)(bytes))
    } catch (error) {
      notBefore = performance.now() + writeAgainMs
      log.error({ err: error }, `${at} could not be compressed`)
    }
  }
}

/** Where a file of an artifact lies on a machine that has unpacked it. */
export function unpackedAt(dataFolder: string, { slug, name }: { slug: string; name: string }) {
  return path.join(dataFolder, 'assets', slug, name)
}

/** Works once for all callers that ask at the same time. */
async function once<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>) {
  const mine = running.get(key) ?? work().finally(() => running.delete(key))
  running.set(key, mine)
  return mine
}

/** A reader sees nothing or all of it at any time, also after a kill. */
async function writeWhole(at: string, bytes: Buffer) {
  const draft = path.join(path.dirname(at), `.${randomBytes(9).toString('base64url')}`)
  try {
    await writeFile(draft, bytes)
    await rename(draft, at)
  } catch (error) {
    // Where room is short the draft takes none.
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

async function isThere(at: string) {
  return (await stat(at).catch(() => null))?.isFile() === true
}
