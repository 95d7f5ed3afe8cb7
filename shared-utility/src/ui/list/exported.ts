import type { ExportColumn } from '../../contract/index.ts'
import type { Column } from '../data-table/column.ts'
import type { DrawnFilter } from './drawn-filter.ts'

type ExportedList = { otherFields: Record<string, string>; columns: Record<string, { data?: object }> }
type Parts<Row> = { columns: readonly Column<Row>[]; filters: readonly DrawnFilter[]; shown: Record<string, boolean> }

/**
 * The columns in sight, as a server takes them that writes the list: by the fields that they tell, and choices in the
 * words that the filter of the same name has.
 */
export function exportedColumns<Row>(list: ExportedList, { columns, filters, shown }: Parts<Row>): ExportColumn[] {
  const inSight = columns.filter(({ key, isOptional }, index) => index === 0 || (shown[key] ?? !isOptional))
  return inSight.flatMap(({ key, label, data = [] }): ExportColumn[] => {
    const names = Object.keys(list.columns[key]?.data ?? {})
    // A total is told as several numbers, each a field of its own.
    if (names.length > 0)
      return names.map((field, index) => ({ field, others: [], label: data[index]?.label ?? field }))
    const others = Object.entries(list.otherFields).flatMap(([field, column]) => (column === key ? [field] : []))
    return [{ field: key, others, label, ...wordsOf(filters.find(({ name }) => name === key)) }]
  })
}

function wordsOf(filter: DrawnFilter | undefined) {
  if (filter?.kind !== 'choice' && filter?.kind !== 'buttons') return {}
  return { words: Object.fromEntries(filter.choices.map(({ value, label }) => [value, label])) }
}
