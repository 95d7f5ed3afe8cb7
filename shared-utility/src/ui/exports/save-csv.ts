import { csvCell } from '../../model/csv-cell.ts'
import { saveFile } from './save-file.ts'

/** RFC 4180, one line a row. */
export function csvText(rows: readonly (readonly Parameters<typeof csvCell>[0][])[]) {
  return rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')
}

/** Hands a text to the person as a file. The byte order mark tells Excel that it is UTF-8. */
export function saveCsv(name: string, csv: string) {
  saveFile({ name: `${name}.csv`, content: new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }) })
}
