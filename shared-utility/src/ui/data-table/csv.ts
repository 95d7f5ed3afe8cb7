import { csvText } from '../exports/save-csv.ts'
import type { Column, DataColumn } from './column.ts'

/** The rows under a line of headings. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const data = columns.flatMap(dataOf)
  return csvText([data.map(({ label }) => label), ...rows.map((row) => data.map(({ value }) => value(row)))])
}

function dataOf<Row>({ label, text, data }: Column<Row>): readonly DataColumn<Row>[] {
  return data ?? [{ label, value: text }]
}
