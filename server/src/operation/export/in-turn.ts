import { calls, enterpriseId, userType } from '@atrium/shared-utility/contract'
import { typesOf } from '../../foundation/call/context/access-types.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { findFile, type StoredFile } from '../../foundation/file/file/file-query.ts'
import type { WorkContext } from '../../foundation/job/job.ts'
import { isOpenTo } from '../../identity/session/space-status.ts'
import { isUnderWay, isWhole } from './own-export.ts'
import { findMembership, findNamed, findPlatformType, lockExport, updateExport, type ExportRow } from './queries.ts'

type Work<T> = (db: Db, row: ExportRow, file: StoredFile) => Promise<T>

/**
 * One short transaction of an export, if it is still ours to write: not cancelled, not in another process's hands, and its
 * person may still read the list. Null when it is over.
 */
export async function inTurn<T>(id: string, { hold, services, now }: WorkContext, work: Work<T>): Promise<T | null> {
  return services.tx(platform, async (db) => {
    if (!(await hold(db))) return null
    const row = await lockExport(db, id)
    if (row === undefined || row.file_id === null || !isUnderWay(row)) return null
    const over = await whyOver(db, row, now)
    if (over !== null) {
      await updateExport(db, id, { status: over })
      await services.files.remove(db, row.file_id)
      return null
    }
    const file = await findFile(db, row.file_id)
    return file?.status === 'uploading' ? work(db, row, file) : null
  })
}

/** Its person may not read it any more, or what it is to hold goes meanwhile: half of it is not what was asked for. */
async function whyOver(db: Db, row: ExportRow, now: Date) {
  if (!(await mayRead(db, row, now))) return 'refused'
  if (!isWhole(row.list)) return null
  const enterprise = await findNamed(db, enterpriseId.parse(row.asked['entid']))
  return enterprise === undefined || enterprise.status === 'closed' ? 'failed' : null
}

/** The list's own rule decides, for the person as they are at this moment, on the platform or in the enterprise. */
async function mayRead(db: Db, { user_id: userId, ent_id: entId, list }: ExportRow, now: Date) {
  const types = typesOf(calls[list].access.who)
  const type = userType.safeParse(
    entId === null ? await findPlatformType(db, userId) : await typeIn(db, { entId, userId, now }),
  )
  return type.success && types.includes(type.data)
}

async function typeIn(db: Db, { now, ...of }: { entId: string; userId: string; now: Date }) {
  const found = await findMembership(db, of)
  return found !== undefined && isOpenTo(found, now) ? found.user_type : null
}
