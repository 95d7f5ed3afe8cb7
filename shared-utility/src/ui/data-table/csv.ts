import { csvCell } from '../../model/csv-cell.ts'
import type { Column, DataColumn } from './column.ts'

/**
 * The rows as RFC 4180 text, one line a row under a line of headings.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const data = columns.flatMap(dataOf)
  const lines = [data.map(({ label }) => label), ...rows.map((row) => data.map(({ value }) => value(row)))]
  return lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')
}

/** Hands a text to the person as a file. The byte order mark tells Excel that it is UTF-8. */
export function saveCsv(name: string, csv: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

function dataOf<Row>({ label, text, data }: Column<Row>): readonly DataColumn<Row>[] {
  return data ?? [{ label, value: text }]
}
