import type { CallParsed } from '@atrium/shared-utility/contract'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { inSavepoint } from '../../../foundation/db/savepoint-query.ts'
import { selectFirst } from '../../../foundation/file/table-import/rows-query.ts'
import { addRows, type AddedRow } from './add-rows.ts'
import { cellOf } from './cells/draft.ts'
import { findChosen } from './read-file.ts'
import { faultsOf } from './row.ts'
import { recordRows } from './tables.ts'
import { openToAdd } from './targets.ts'

const mostShown = 20

/** The first rows are added as the import would, and taken back. */
export async function previewRecordImport(input: CallParsed<'previewRecordImport'>, context: Context) {
  const { db, lang } = context
  const { mapping, id } = input
  const open = await openToAdd(input, context)
  const { headings } = await findChosen(open, input, context)
  const rows = await selectFirst(db, recordRows, { entId: spaceOf(context).entId, id, most: mostShown })
  const seen = new Map<number, AddedRow>()
  await inSavepoint(db, async () => {
    for (const one of await addRows(open, { rows, mapping }, context)) seen.set(one.place, one)
    throw new TakenBack()
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  const of = { mapping, headings, fields: open.fields, lang }
  return {
    rows: rows.map((row) => ({
      row: row.place,
      values: Object.fromEntries(Object.keys(mapping).map((key) => [key, cellOf(row, mapping, key)])),
      faults: faultsOf({ ...row, faults: [...(seen.get(row.place)?.faults ?? [])] }, of),
    })),
  }
}

class TakenBack extends Error {}
