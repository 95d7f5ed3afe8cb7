import { platform } from '../../foundation/db/scope.ts'
import { packArtifact } from './archive.ts'
import { moveArchive } from './archive-query.ts'
import type { ArtifactRow } from './artifact-query.ts'
import { inStore, noteRepaired } from './damage-query.ts'
import { storeArchive, type Storer } from './store-archive.ts'

type Brought = Pick<ArtifactRow, 'id' | 'manifest'> & { read: (name: string) => Promise<Buffer> }

/**
 * Puts the bytes of an artifact into the store anew: they were damaged there, or were not needed for a while. Files
 * that do not read as the manifest says are refused. Throws artifactDamaged.
 */
export async function bringArchive(storer: Storer, { id, manifest, read }: Brought) {
  const { tx, files, now } = storer
  const archive = await packArtifact(manifest, read)
  const { fileId, noted } = await storeArchive(storer, { manifest, archive })
  await tx(platform, async (db) => {
    await noted(db)
    const before = await moveArchive(db, { id, fileId, now: now() })
    if (before !== null) await files.remove(db, before)
    await files.keep(db, fileId)
    await noteRepaired(db, { artifactId: id, machine: inStore, now: now() })
  })
}
