import { calls, userType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { findFile, type StoredFile } from '../../foundation/file/file-query.ts'
import type { WorkContext } from '../../foundation/job/job.ts'
import { findPerson, lockExport, updateExport, type ExportRow } from './queries.ts'

type Work<T> = (db: Db, row: ExportRow, file: StoredFile) => Promise<T>

/**
 * One short transaction of an export, if it is still ours to write: not cancelled, not in another process's hands, and its
 * person may still read the list. Null when it is over.
 */
export async function inTurn<T>(id: string, { hold, services }: WorkContext, work: Work<T>): Promise<T | null> {
  return services.tx(platform, async (db) => {
    if (!(await hold(db))) return null
    const row = await lockExport(db, id)
    if (row === undefined || row.file_id === null || !isUnderWay(row)) return null
    if (!(await mayRead(db, row))) {
      await updateExport(db, id, { status: 'refused' })
      await services.files.remove(db, row.file_id)
      return null
    }
    const file = await findFile(db, row.file_id)
    return file?.status === 'uploading' ? work(db, row, file) : null
  })
}

function isUnderWay({ status }: ExportRow) {
  return status === 'waiting' || status === 'running'
}

/** By the list's own rule, as the person is at this moment. */
async function mayRead(db: Db, { user_id: userId, list }: ExportRow) {
  const person = await findPerson(db, userId)
  const type = userType.safeParse(person?.platform_type)
  return person?.status === 'active' && type.success && calls[list].access.some((allowed) => allowed === type.data)
}
