import type { EntityField, RecordImportMapping, RecordValues } from '@atrium/shared-utility/contract'
import type { ImportRow } from '../../../../foundation/file/table-import/import-tables.ts'
import { valueOf, type FoundNames } from './cell-value.ts'
import { sayOf, type Fault } from './fault.ts'

/** A row as the record that it would be; what is faulty is left out. */
export type Draft = { values: RecordValues; faults: Fault[] }

type Of = { mapping: RecordImportMapping; fields: readonly EntityField[]; known: FoundNames }

/** What a cell says of a field. */
export function cellOf({ cells }: ImportRow, mapping: RecordImportMapping, key: string) {
  return cells[mapping[key] ?? -1] ?? ''
}

/** Of an empty cell nothing is said: its field begins as in a form. */
export function draftOf(row: ImportRow, { mapping, fields, known }: Of): Draft {
  const draft: Draft = { values: {}, faults: [] }
  for (const field of fields) {
    const text = cellOf(row, mapping, field.key).trim()
    if (text === '') continue
    const read = valueOf(field, text, known)
    if ('value' in read) draft.values[field.key] = read.value
    else draft.faults.push({ field: field.key, says: sayOf(read.fault, read.params) })
  }
  return draft
}
