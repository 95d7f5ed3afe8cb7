import type { JobContext } from '../../foundation/job/job.ts'

const hourMs = 60 * 60_000
const csv = 'text/csv; charset=utf-8'
const jsonLines = 'application/x-ndjson'

type Owned = { name: string; userId: string; entId: string | null }
type Surroundings = Pick<JobContext, 'db' | 'now' | 'newId' | 'services'>

/** An empty file to write an export into; it goes some hours after it was begun, as operators set it. */
export async function createExportFile({ name, userId, entId }: Owned, { db, now, newId, services }: Surroundings) {
  const file = {
    id: newId(),
    name,
    expiresAt: new Date(now.getTime() + services.settings.current().retention.value.exportHours * hourMs),
  }
  const owner = { entId, sizeBytes: null, purpose: 'export', createdBy: userId }
  await services.files.create(db, { ...file, ...owner, mediaType: name.endsWith('.csv') ? csv : jsonLines })
  return file
}
