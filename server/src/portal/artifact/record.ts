import { Problem, type Artifact } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { packArtifact } from './archive.ts'
import { noteKept } from './archive-query.ts'
import { findByDigests, findTaken, insertArtifact, insertArtifactFiles, type Maker } from './artifact-query.ts'
import { bringArchive } from './bring-archive.ts'
import { inStore, selectDamaged } from './damage-query.ts'
import { digestOf } from './digest.ts'
import { isArchiveThere } from './read-archive.ts'
import { storeArchive, type Storer } from './store-archive.ts'

type Recorded = { id: string; isNew: boolean }
export type NewArtifact = {
  manifest: Artifact
  read: (name: string) => Promise<Buffer>
  by: Maker
  /** Writes the other facts of it, in the transaction that makes it known: no reader finds it without them. */
  alongside?: (db: Db, recorded: Recorded) => Promise<void>
}

/**
 * Keeps an artifact for good, its files first and its row then: a process that is killed in between leaves an archive
 * that expires. The same artifact again is the one that is there, with its files where they had gone. Throws
 * artifactDamaged, artifactFileTaken, artifactVersionTaken.
 */
export async function recordArtifact(storer: Storer, made: NewArtifact): Promise<Recorded> {
  const { manifest, read, by, alongside } = made
  const { tx, files, now } = storer
  const digest = digestOf(manifest)
  const known = await tx(platform, async (db) => {
    const found = (await findByDigests(db, [digest])).get(digest)
    if (found === undefined) await refuseTaken(db, manifest)
    if (found === undefined) return null
    // The caller that brings it again is about to use it.
    await noteKept(db, { id: found, now: now() })
    return { id: found, isDamaged: (await selectDamaged(db, inStore)).includes(found) }
  })
  if (known !== null) {
    const recorded = { id: known.id, isNew: false }
    if (known.isDamaged || !(await isArchiveThere(storer, known.id)))
      await bringArchive(storer, { id: known.id, manifest, read })
    if (alongside !== undefined) await tx(platform, (db) => alongside(db, recorded))
    return recorded
  }
  const archive = await packArtifact(manifest, read)
  const { fileId, noted } = await storeArchive(storer, { manifest, archive })
  const id = newId()
  return tx(platform, async (db) => {
    await noted(db)
    const isNew = await insertArtifact(db, { id, manifest, fileId, sizeBytes: archive.length, by, now: now() })
    if (!isNew) {
      const same = (await findByDigests(db, [digest])).get(digest)
      if (same === undefined) throw new Problem('artifactVersionTaken', { version: manifest.version })
      await files.remove(db, fileId)
      const recorded = { id: same, isNew }
      await alongside?.(db, recorded)
      return recorded
    }
    await insertArtifactFiles(db, id, manifest)
    await refuseTaken(db, manifest)
    await files.keep(db, fileId)
    await alongside?.(db, { id, isNew })
    return { id, isNew }
  })
}

/** An open page goes on getting what it was given under a name. */
async function refuseTaken(db: Db, manifest: Artifact) {
  const file = await findTaken(db, manifest)
  if (file !== null) throw new Problem('artifactFileTaken', { slug: manifest.slug, file })
}
