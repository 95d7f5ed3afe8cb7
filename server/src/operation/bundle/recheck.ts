import { createHash } from 'node:crypto'
import type { BundleObstacle, BundleRefusal } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { findFile, type StoredFile } from '../../foundation/file/file-query.ts'
import type { WorkContext } from '../../foundation/job/job.ts'
import { whileHeld } from '../../foundation/job/while-held.ts'
import { sourceOf } from '../package/stored-source.ts'
import { installedVersion } from './installed.ts'
import { obstacleOf } from './obstacle.ts'
import { findBundle, lockBundle, updateBundle } from './queries.ts'
import { verifyBundle } from './verify.ts'

export type Objection = BundleRefusal | BundleObstacle | 'notReady'

/**
 * Looks at a bundle once more, byte by byte and with the keys of this moment: is it the one that was planned with, signed by
 * somebody who is trusted, and fit for what runs here? `later` when this process ends meanwhile. Throws what is the store's
 * fault.
 */
export async function recheck(
  { id, sha256 }: { id: string; sha256: string | null },
  context: WorkContext,
): Promise<Objection | 'later' | null> {
  const { services } = context
  const { row, file } = await services.tx(platform, async (db) => {
    const found = await findBundle(db, id)
    return { row: found, file: found?.file_id ? await findFile(db, found.file_id) : undefined }
  })
  if (row?.status !== 'ready' || file?.status !== 'stored') return 'notReady'
  const obstacle = await obstacleNow(row, services)
  if (obstacle !== null) return obstacle
  const said = await whileHeld(context, async (stopping) => {
    const digest = await digestOf(file, context, stopping)
    if (digest === null) return null
    if (digest !== sha256) return { kind: 'refused', refusal: 'hashWrong' } as const
    return verifyBundle(sourceOf(file, services.files), { keys: services.updateKeys, stopping })
  })
  if (said === null) return 'later'
  return said.kind === 'refused' ? said.refusal : null
}

type Asked = Parameters<typeof obstacleOf>[0]

/** What stands against a bundle as things are, without looking into it. */
export async function obstacleNow(row: Asked, { updateKeys }: Pick<WorkContext['services'], 'updateKeys'>) {
  return obstacleOf(row, { installed: await installedVersion(), updateKeys })
}

type Noted = { id: string; objection: Objection; now: Date; files: WorkContext['services']['files'] }

/** A bundle that is not what it was is refused for good; what stands against it as things are may change. */
export async function noteObjection(db: Db, { id, objection, now, files }: Noted) {
  if (mayChange(objection)) return
  const row = await lockBundle(db, id)
  if (row?.status !== 'ready') return
  if (row.file_id !== null) await files.remove(db, row.file_id)
  await updateBundle(db, id, { status: 'refused', refusal: objection, checked_at: now })
}

function mayChange(objection: Objection): objection is BundleObstacle | 'notReady' {
  return ['signerUnknown', 'tooOld', 'needsNewer', 'notReady'].includes(objection)
}

/** Null when this process ends meanwhile. */
async function digestOf(file: StoredFile, { services }: WorkContext, stopping: AbortSignal) {
  const hash = createHash('sha256')
  if (file.size_bytes === 0) return hash.digest('hex')
  for await (const piece of await services.files.open(file, { first: 0, last: file.size_bytes - 1 })) {
    if (stopping.aborted) return null
    hash.update(piece)
  }
  return hash.digest('hex')
}
