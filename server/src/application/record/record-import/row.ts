import { importStates, type ImportFault, type Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Row } from '../../../foundation/db/schema.ts'
import type { RefusedRow } from '../../../foundation/file/table-import/rows-query.ts'
import type { Fault } from './cells/fault.ts'

export function importOf(row: Row<'record_import'>) {
  return {
    id: row.id,
    state: z.enum(importStates).parse(row.status),
    fileName: row.file_name,
    total: row.total,
    seen: row.seen,
    added: row.added,
    refused: row.refused,
    startedAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

/** What the columns are, and the language of the person who asks. */
type Of = Pick<Row<'record_import'>, 'mapping' | 'headings'> & { lang: Lang }

/** All that is wrong with a row, by its place in the file. */
export function faultsOf({ place, cells, faults }: RefusedRow<Fault>, { mapping, headings, lang }: Of): ImportFault[] {
  return (faults ?? []).map(({ field, says }) => {
    const column = field === null ? undefined : mapping?.[field]
    return {
      row: place,
      column: column === undefined ? null : (headings[column] ?? null),
      value: column === undefined ? '' : (cells[column] ?? ''),
      reason: says[lang],
    }
  })
}
