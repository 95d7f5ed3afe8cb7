import { importStates, type Lang, type ImportFault } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Row } from '../../../foundation/db/schema.ts'
import type { RefusedRow } from '../../../foundation/file/table-import/rows-query.ts'
import type { SelectedImport } from './queries.ts'
import { reasonOf, type Fault } from './rows/fault.ts'

export function importOf(row: SelectedImport) {
  return {
    id: row.id,
    state: z.enum(importStates).parse(row.status),
    fileName: row.file_name,
    total: row.total,
    seen: row.seen,
    added: row.added,
    present: row.present,
    refused: row.refused,
    byName: row.by_name ?? '',
    startedAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

/** What the columns are, and the language of the person who asks. */
type Of = Pick<Row<'member_import'>, 'mapping' | 'headings'> & { lang: Lang }
type RowCells = { place: number; cells: readonly string[] }

/** A fault by its place in the file, in words. Of several departments in a cell it names the one that it is about. */
export function faultOf(fault: Fault, { place, cells }: RowCells, { mapping, headings, lang }: Of): ImportFault {
  const column = fault.field === null ? undefined : mapping?.[fault.field]
  return {
    row: place,
    column: column === undefined ? null : (headings[column] ?? null),
    value: String(fault.params?.['name'] ?? (column === undefined ? '' : cells[column]) ?? ''),
    reason: reasonOf(fault, lang),
  }
}

/** All that is wrong with a refused row. */
export function faultsOf({ faults, ...row }: RefusedRow<Fault>, of: Of) {
  return (faults ?? []).map((fault) => faultOf(fault, row, of))
}
