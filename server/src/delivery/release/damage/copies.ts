import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { artifactPrefix, type Artifact } from '@atrium/shared-utility/contract'
import { unpackedAt } from '../../../portal/artifact/unpacked.ts'

/** Where files of artifacts lie on this machine. */
export type Machine = {
  dataFolder: string
  /** URL prefix to folder, of what this machine has built. */
  folders: () => Promise<Record<string, string>>
}
type Wanted = { manifest: Artifact; name: string }

/** Where a file may lie: where it was built, and where it was unpacked. */
export async function copiesOf({ dataFolder, folders }: Machine, { manifest, name }: Wanted) {
  const built = (await folders())[artifactPrefix(manifest)]
  return {
    built: built === undefined ? null : path.join(built, name),
    unpacked: unpackedAt(dataFolder, { slug: manifest.slug, name }),
  }
}

/** Whether what lies there, and each compressed form of it, is what was released. */
export async function stateOf(at: string, { manifest, name }: Wanted): Promise<'none' | 'whole' | 'other'> {
  const plain = await readFile(at).catch(() => null)
  // A compressed form alone would be served, and was compressed from a file that is not there to be compared.
  if (plain === null) return (await isThere(`${at}.br`)) || (await isThere(`${at}.gz`)) ? 'other' : 'none'
  for (const read of [async () => plain, () => unpackedFrom(`${at}.br`), () => unpackedFrom(`${at}.gz`)])
    if (!(await isWhole(read, { manifest, name }))) return 'other'
  return 'whole'
}

async function isThere(at: string) {
  return (await stat(at).catch(() => null))?.isFile() === true
}

/** The right bytes of a file, from wherever this machine has them. Throws where it has none. */
export async function readCopy(machine: Machine, wanted: Wanted) {
  const { built, unpacked } = await copiesOf(machine, wanted)
  for (const at of [unpacked, built]) {
    const bytes = at === null ? null : await readFile(at).catch(() => null)
    if (bytes !== null && hashOf(bytes) === integrityOf(wanted)) return bytes
  }
  throw new Error(`this machine has no copy of ${wanted.name}`)
}

/** A form that is not there is not wrong. */
async function isWhole(read: () => Promise<Buffer | null>, wanted: Wanted) {
  try {
    const bytes = await read()
    return bytes === null || hashOf(bytes) === integrityOf(wanted)
  } catch {
    // A file that cannot be unpacked counts as damaged.
    return false
  }
}

async function unpackedFrom(at: string) {
  const bytes = await readFile(at).catch(() => null)
  if (bytes === null) return null
  return at.endsWith('.br') ? promisify(brotliDecompress)(bytes) : promisify(gunzip)(bytes)
}

function integrityOf({ manifest, name }: Wanted) {
  return manifest.files[name]?.integrity
}

function hashOf(bytes: Buffer) {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
