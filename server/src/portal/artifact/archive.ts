import { Problem, type Artifact } from '@atrium/shared-utility/contract'
import { zipOf } from '../../foundation/file/reader/zip-of.ts'
import { openZip, type Zip } from '../../foundation/file/reader/zip.ts'
import { sha256Base64 } from './digest.ts'

/** More than any part of a portal has; all of it is in memory while it is packed or unpacked. */
const mostBytes = 64 * 1024 * 1024

/** The files of an artifact as one ZIP, each as it is. Throws artifactDamaged for one that is not what the manifest says. */
export async function packArtifact(manifest: Artifact, read: (name: string) => Promise<Buffer>) {
  refuseTooLarge(manifest)
  const files: [string, Buffer][] = []
  for (const name of Object.keys(manifest.files).toSorted())
    files.push([name, await checked(manifest, name, () => read(name))])
  return zipOf(files)
}

/** The files in such a ZIP, each verified: none is answered unless all are whole. Throws artifactDamaged, artifactArchiveDamaged. */
export async function unpackArtifact(manifest: Artifact, archive: Buffer) {
  refuseTooLarge(manifest)
  const zip = await openZip(inMemory(archive)).catch((cause: unknown) => {
    throw new Problem('artifactArchiveDamaged', { slug: manifest.slug }, { cause })
  })
  const other = [...zip.entries.keys()].find((name) => !Object.hasOwn(manifest.files, name))
  if (other !== undefined) throw damaged(manifest, other, null)
  const found = new Map<string, Buffer>()
  for (const name of Object.keys(manifest.files))
    found.set(name, await checked(manifest, name, () => entryOf(zip, manifest, name)))
  return found
}

function entryOf(zip: Zip, manifest: Artifact, name: string) {
  const entry = zip.entries.get(name)
  if (entry === undefined || entry.method !== 0) throw new Error('the archive does not hold it as it is')
  return zip.read(entry, manifest.files[name]?.bytes ?? 0)
}

async function checked(manifest: Artifact, name: string, read: () => Promise<Buffer>) {
  const bytes = await read().catch((cause: unknown) => {
    throw damaged(manifest, name, cause)
  })
  const { integrity, bytes: length } = manifest.files[name] ?? {}
  if (bytes.length !== length || `sha256-${sha256Base64(bytes)}` !== integrity) throw damaged(manifest, name, null)
  return bytes
}

function damaged({ slug }: Artifact, file: string, cause: unknown) {
  return new Problem('artifactDamaged', { slug, file }, { cause })
}

function refuseTooLarge({ files }: Artifact) {
  const sum = Object.values(files).reduce((total, { bytes }) => total + bytes, 0)
  if (sum > mostBytes) throw new Problem('requestTooLarge')
}

function inMemory(archive: Buffer) {
  return {
    sizeBytes: archive.length,
    read: async (at: number, length: number) => archive.subarray(at, at + length),
  }
}
