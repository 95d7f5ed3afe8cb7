import type { Logger } from 'pino'
import type { Services } from '../../../foundation/call/context/services.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { lockOld, noteRemoved, selectUnused } from './queries.ts'

type Parts = Pick<Services, 'tx' | 'files'> & {
  log: Logger
  now: () => Date
  signal: AbortSignal
  /** For so long after its last use an artifact is kept. */
  days: number
}

const dayMs = 24 * 60 * 60_000
const batch = 50

/**
 * Removes the files of artifacts that are not needed any more. Their rows stay, so that versions, revisions and records
 * say what there was. One transaction notes that it is gone and frees its file; the bytes go like those of any file.
 */
export async function removeUnused({ tx, files, log, now, signal, days }: Parts) {
  const since = new Date(now().getTime() - days * dayMs)
  for (let after = ''; !signal.aborted;) {
    const { seen, removed } = await tx(platform, async (db) => {
      const ids = await lockOld(db, { since, most: batch, after })
      const unused = await selectUnused(db, ids, since)
      for (const { id, fileId } of unused) {
        await noteRemoved(db, { id, now: now() })
        await files.remove(db, fileId)
      }
      return { seen: ids, removed: unused }
    })
    for (const { slug, version } of removed) log.info({ slug, version }, 'the files of a version were removed')
    after = seen.at(-1) ?? ''
    if (seen.length < batch) return
  }
}
