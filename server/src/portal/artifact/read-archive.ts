import { buffer } from 'node:stream/consumers'
import { Problem } from '@atrium/shared-utility/contract'
import type { Services } from '../../foundation/call/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import { errorCode } from '../../foundation/process/error/error-code.ts'
import { findArchiveFile } from './archive-query.ts'
import { unpackArtifact } from './archive.ts'
import type { ArtifactRow } from './artifact-query.ts'
import { inStore, noteDamage } from './damage-query.ts'

type Reader = Pick<Services, 'tx' | 'files'> & { now: () => Date }
export type HeldArtifact = Pick<ArtifactRow, 'id' | 'manifest'>

/** The errors of a folder, and of S3, for a missing file, which is another failure than a store that is away. */
const gone: ReadonlySet<string> = new Set(['ENOENT', 'NoSuchKey'])

/**
 * The files of an artifact from the store, each verified. A file that is not as it was released is noted for operators.
 * Throws artifactDamaged, artifactArchiveDamaged, storageUnavailable.
 */
export async function readArchive({ tx, files, now }: Reader, { id, manifest }: HeldArtifact) {
  try {
    const file = await tx(platform, (db) => findArchiveFile(db, id))
    if (file === null) throw missing(manifest.slug, null)
    const bytes = await read(files, file, file.size_bytes - 1).catch((error: unknown) => {
      throw isGone(error) ? missing(manifest.slug, error) : error
    })
    return await unpackArtifact(manifest, bytes)
  } catch (error) {
    if (isDamage(error)) {
      const damage = { artifactId: id, machine: inStore, file: String(error.params.file ?? ''), now: now() }
      await tx(platform, (db) => noteDamage(db, damage))
    }
    throw error
  }
}

/** Whether its archive is in the store at all. A missing one is noted for operators. Throws storageUnavailable. */
export async function isArchiveThere({ tx, files, now }: Reader, id: string) {
  const file = await tx(platform, (db) => findArchiveFile(db, id))
  if (file === null) return false
  try {
    await read(files, file, 0)
    return true
  } catch (error) {
    if (!isGone(error)) throw error
    await tx(platform, (db) => noteDamage(db, { artifactId: id, machine: inStore, file: '', now: now() }))
    return false
  }
}

/** True when the bytes of an artifact are not what its manifest says: some of them, or the archive as a whole. */
export function isDamage(error: unknown): error is Problem {
  return error instanceof Problem && (error.code === 'artifactDamaged' || error.code === 'artifactArchiveDamaged')
}

function read(files: Reader['files'], file: Parameters<Reader['files']['open']>[0], last: number) {
  return files.open(file, { first: 0, last }).then(buffer)
}

function isGone(error: unknown) {
  return gone.has(errorCode(causeOf(error)))
}

function missing(slug: string, cause: unknown) {
  return new Problem('artifactArchiveDamaged', { slug }, { cause })
}

/** The store says in words of its own that it failed, and keeps why. */
function causeOf(error: unknown) {
  return error instanceof Problem ? error.cause : error
}
