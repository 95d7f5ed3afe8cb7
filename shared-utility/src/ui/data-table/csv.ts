import type { Column, DataColumn, Datum } from './column.ts'

/**
 * The rows as RFC 4180 text, one line a row under a line of headings.
 * A cell that a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, CSV injection).
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const data = columns.flatMap(dataOf)
  const lines = [data.map(({ label }) => label), ...rows.map((row) => data.map(({ value }) => value(row)))]
  return lines.map((cells) => cells.map(cell).join(',')).join('\r\n')
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

/** Where lists are separated by semicolons, or pasted, a cell begins after one: quotes do not hold that together. */
const afterSeparator = /([;\t][\s\u200B\uFEFF]*)(?=[=+\-@＝＋－＠])/g

function cell(datum: Datum) {
  if (typeof datum === 'number') return String(datum)
  const value = String(datum ?? '')
  const harmless = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  const split = harmless.replaceAll(afterSeparator, "$1'")
  return /[",\r\n]/.test(split) ? `"${split.replaceAll('"', '""')}"` : split
}
