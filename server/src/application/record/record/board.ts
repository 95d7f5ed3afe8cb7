import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { changedAt } from '../../design/app-role/rights.ts'
import { selectBoard } from '../../record-store/board-query.ts'
import { standingOf } from '../../record-store/record-query.ts'
import { heldBy, namedIn, namesIn, readEntity, recordOf, viewOf } from './told.ts'

/** The records of a board, column by column. A board that the caller does not see is not there. */
export async function listBoard(
  { view: key, iSearch = '', most, ...where }: CallParsed<'listBoard'>,
  context: Context,
) {
  const open = await readEntity(where, context)
  const { filter, runtime } = viewOf(open, key)
  const { groupBy, sort } = runtime
  const field = open.fields.find((one) => one.key === groupBy)
  if (field === undefined) throw new Problem('appNotFound')
  const columns = await selectBoard(context.db, open.seen, {
    group: heldBy(open, field.key),
    keys: field.options.map((option) => option.key),
    search: normalName(iSearch),
    filter,
    sort: sort === null ? undefined : heldBy(open, sort.field),
    order: sort?.order ?? 'desc',
    most,
  })
  const rows = columns.flatMap((column) => column.rows)
  const names = await namesIn(open, rows, context)
  return {
    columns: columns.map((column) => ({
      key: column.key,
      total: column.total,
      list: column.rows.map((row) => ({
        ...recordOf(row, { names, open }),
        isMovable: changedAt(open.rights, standingOf(row)).has(field.key),
      })),
    })),
    ...(await namedIn(open, { rows, names }, context)),
  }
}
