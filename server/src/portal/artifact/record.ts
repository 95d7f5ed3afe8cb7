import { Problem, type Artifact } from '@atrium/shared-utility/contract'
import type { Services } from '../../foundation/context/services.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { packArtifact } from './archive.ts'
import { findByDigests, findTaken, insertArtifact, insertArtifactFiles, type Maker } from './artifact-query.ts'
import { digestOf } from './digest.ts'

type Recorder = Pick<Services, 'tx' | 'files'> & { now: () => Date }
export type NewArtifact = { manifest: Artifact; read: (name: string) => Promise<Buffer>; by: Maker }

/** An archive of which nothing came is swept after that long. */
const archiveWaitsMs = 24 * 60 * 60 * 1000

/**
 * Keeps an artifact for good, its files first and what is known of it then: whoever is killed in between leaves an archive
 * that expires. The same artifact again is the one that is there. Throws artifactDamaged, artifactFileTaken.
 */
export async function recordArtifact(recorder: Recorder, { manifest, read, by }: NewArtifact) {
  const { tx, files, now } = recorder
  const digest = digestOf(manifest)
  const known = await tx(platform, async (db) => {
    const found = (await findByDigests(db, [digest])).get(digest)
    if (found === undefined) await refuseTaken(db, manifest)
    return found
  })
  if (known !== undefined) return { id: known, isNew: false }
  const archive = await packArtifact(manifest, read)
  const fileId = await storeArchive(recorder, { manifest, archive })
  const stored = await files.finish(fileId)
  const id = newId()
  return tx(platform, async (db) => {
    await stored(db)
    const isNew = await insertArtifact(db, { id, manifest, fileId, sizeBytes: archive.length, by, now: now() })
    if (!isNew) {
      await files.remove(db, fileId)
      return { id: (await findByDigests(db, [digest])).get(digest) ?? id, isNew }
    }
    await insertArtifactFiles(db, id, manifest)
    await refuseTaken(db, manifest)
    await files.keep(db, fileId)
    return { id, isNew }
  })
}

/** What an open page was given under a name it goes on getting. */
async function refuseTaken(db: Db, manifest: Artifact) {
  const file = await findTaken(db, manifest)
  if (file !== null) throw new Problem('artifactFileTaken', { slug: manifest.slug, file })
}

async function storeArchive(
  { tx, files, now }: Recorder,
  { manifest, archive }: { manifest: Artifact; archive: Buffer },
) {
  const id = newId()
  await tx(platform, (db) =>
    files.create(db, {
      id,
      entId: null,
      sizeBytes: archive.length,
      purpose: 'artifact',
      name: `${manifest.slug}-${manifest.version}.zip`,
      mediaType: 'application/zip',
      createdBy: null,
      expiresAt: new Date(now().getTime() + archiveWaitsMs),
    }),
  )
  await files.append(id, { offset: 0, body: piecesOf(archive) })
  return id
}

async function* piecesOf(archive: Buffer) {
  yield archive
}
