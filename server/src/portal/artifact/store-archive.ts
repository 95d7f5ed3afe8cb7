import type { Artifact } from '@atrium/shared-utility/contract'
import type { Services } from '../../foundation/call/context/services.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'

export type Storer = Pick<Services, 'tx' | 'files'> & { now: () => Date }

/** An archive of which nothing came is swept after that long. */
const archiveWaitsMs = 24 * 60 * 60 * 1000

/** Its bytes, in the store and not kept yet: `noted` says in a transaction that they are whole. */
export async function storeArchive(
  { tx, files, now }: Storer,
  { manifest, archive }: { manifest: Artifact; archive: Buffer },
) {
  const fileId = newId()
  await tx(platform, (db) =>
    files.create(db, {
      id: fileId,
      entId: null,
      sizeBytes: archive.length,
      purpose: 'artifact',
      name: `${manifest.slug}-${manifest.version}.zip`,
      mediaType: 'application/zip',
      createdBy: null,
      expiresAt: new Date(now().getTime() + archiveWaitsMs),
    }),
  )
  await files.append(fileId, { offset: 0, body: piecesOf(archive) })
  return { fileId, noted: await files.finish(fileId) }
}

async function* piecesOf(archive: Buffer) {
  yield archive
}
