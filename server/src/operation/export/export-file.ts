import type { JobContext } from '../../foundation/job/job.ts'

const keptMs = 24 * 60 * 60_000
const csv = 'text/csv; charset=utf-8'

type Owned = { name: string; userId: string; entId: string | null }
type Surroundings = Pick<JobContext, 'db' | 'now' | 'newId' | 'services'>

/** An empty file to write an export into; it goes a day after it was begun. */
export async function createExportFile({ name, userId, entId }: Owned, { db, now, newId, services }: Surroundings) {
  const file = { id: newId(), name, expiresAt: new Date(now.getTime() + keptMs) }
  const owner = { entId, sizeBytes: null, purpose: 'export', createdBy: userId }
  await services.files.create(db, { ...file, ...owner, mediaType: csv })
  return file
}
