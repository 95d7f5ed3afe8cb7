import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { daysBefore } from '../../../foundation/db/retention-query.ts'
import { actsOf } from '../../design/app-role/rights.ts'
import { selectDeleted } from '../../record-store/deleted-query.ts'
import { binDays } from '../../record-store/empty-bins.ts'
import { namedIn, namesIn, readEntity, recordOf } from './told.ts'

/** What the caller may take out of the recycle bin: what `restoreRecord` lets them, and shown as a list shows it. */
export async function listDeletedRecords(
  { iDisplayStart, iDisplayLength, ...where }: CallParsed<'listDeletedRecords'>,
  context: Context,
) {
  const open = await readEntity(where, context)
  if (!actsOf(open.rights).includes('delete')) throw new Problem('actNotGranted')
  const { total, rows } = await selectDeleted(context.db, open.seen, {
    right: open.rights.delete,
    since: daysBefore(context.now, binDays),
    start: iDisplayStart,
    most: iDisplayLength,
  })
  const names = await namesIn(open, rows, context)
  return {
    total,
    list: rows.map((row) => {
      const record = recordOf(row, { names, open })
      // Nothing changes a record in the recycle bin, so the last person who did has deleted it.
      return { ...record, deletedAt: row._deleted_at.toISOString(), deletedBy: record.updatedBy }
    }),
    ...(await namedIn(open, { rows, names }, context)),
  }
}
