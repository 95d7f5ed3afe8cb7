import { csvCell } from '../../model/index.ts'

/** A CSV of headings alone; the mark tells spreadsheet programs that it is UTF-8. */
export function templateOf(headings: readonly string[]) {
  return new Blob([`\uFEFF${headings.map(csvCell).join(',')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
