import { buffer } from 'node:stream/consumers'
import { Problem } from '@atrium/shared-utility/contract'
import type { Services } from '../../foundation/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import { errorCode } from '../../foundation/error/error-code.ts'
import { findArchiveFile } from './archive-query.ts'
import { unpackArtifact } from './archive.ts'
import type { ArtifactRow } from './artifact-query.ts'
import { inStore, noteDamage } from './damage-query.ts'

type Reader = Pick<Services, 'tx' | 'files'> & { now: () => Date }
export type HeldArtifact = Pick<ArtifactRow, 'id' | 'manifest'>

/** Of a folder, and of S3: that there is no such file, which is something else than a store that is away. */
const gone: ReadonlySet<string> = new Set(['ENOENT', 'NoSuchKey'])

/**
 * The files of an artifact from the store, each verified. What is not as it was released is written down for operators.
 * Throws artifactDamaged, storageUnavailable.
 */
export async function readArchive({ tx, files, now }: Reader, { id, manifest }: HeldArtifact) {
  try {
    const file = await tx(platform, (db) => findArchiveFile(db, id))
    if (file === null) throw missing(manifest.slug, null)
    const bytes = await files
      .open(file, { first: 0, last: file.size_bytes - 1 })
      .then(buffer)
      .catch((error: unknown) => {
        throw gone.has(errorCode(causeOf(error))) ? missing(manifest.slug, error) : error
      })
    return await unpackArtifact(manifest, bytes)
  } catch (error) {
    if (error instanceof Problem && error.code === 'artifactDamaged') {
      const damage = { artifactId: id, machine: inStore, file: String(error.params.file), now: now() }
      await tx(platform, (db) => noteDamage(db, damage))
    }
    throw error
  }
}

function missing(slug: string, cause: unknown) {
  return new Problem('artifactDamaged', { slug, file: '' }, { cause })
}

/** The store says in words of its own that it failed, and keeps why. */
function causeOf(error: unknown) {
  return error instanceof Problem ? error.cause : error
}
