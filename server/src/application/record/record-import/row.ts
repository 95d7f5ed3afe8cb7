import { type EntityField, importStates, type ImportFault, type Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Row } from '../../../foundation/db/schema.ts'
import type { RefusedRow } from '../../../foundation/file/table-import/rows-query.ts'
import { labelIn } from '../../record-store/label-in.ts'
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

/** What the columns are, the fields of the table, and the language of the person who asks. */
type Of = Pick<Row<'record_import'>, 'mapping' | 'headings'> & { fields: readonly EntityField[]; lang: Lang }

/** All that is wrong with a row, by its place in the file. A field that no column fills in is named by its label. */
export function faultsOf({ place, cells, faults }: RefusedRow<Fault>, of: Of): ImportFault[] {
  const { mapping, headings, fields, lang } = of
  return (faults ?? []).map(({ field: key, says }) => {
    const index = key === null ? undefined : mapping?.[key]
    const field = fields.find((one) => one.key === key)
    const label = field === undefined ? null : labelIn(lang, field)
    const heading = index === undefined ? '' : (headings[index] ?? '')
    return {
      row: place,
      column: heading === '' ? label : heading,
      value: index === undefined ? '' : (cells[index] ?? ''),
      reason: says[lang],
    }
  })
}
