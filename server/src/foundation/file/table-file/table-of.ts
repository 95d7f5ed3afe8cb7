import { tableLimits } from './limits.ts'
import { letterOf, TableRefused, type Table, type TableRow } from './table.ts'

/** A table of the rows of a file: the first one with anything in it has the headings. Throws TableRefused. */
export function tableOf(rows: readonly TableRow[], of: Pick<Table, 'sheets' | 'sheet'>): Table {
  const [head, ...body] = rows.map(tidied).filter(({ cells }) => cells.length > 0)
  if (lengthOf(rows) > tableLimits.textLength) throw new TableRefused('bomb')
  if (head === undefined || body.length === 0) throw new TableRefused('empty')
  if (body.length > tableLimits.rows) throw new TableRefused('tooManyRows', { most: tableLimits.rows })
  const width = Math.max(...body.map(({ cells }) => cells.length), head.cells.length)
  const columns = Array.from({ length: width }, (_, index) => index)
  return {
    ...of,
    headings: columns.map((index) => headingOf(head.cells[index] ?? '') || letterOf(index)),
    rows: body.map(({ place, cells }) => ({ place, cells: columns.map((index) => cells[index] ?? '') })),
  }
}

function lengthOf(rows: readonly TableRow[]) {
  return rows.reduce((sum, { cells }) => cells.reduce((length, text) => length + text.length, sum), 0)
}

/** As it is seen, in one line. */
function headingOf(text: string) {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Without the spaces around each text, and without the empty cells at the end. */
function tidied({ place, cells }: TableRow): TableRow {
  const kept = cells.map((text) => text.trim())
  const last = kept.findLastIndex((text) => text !== '')
  if (last >= tableLimits.columns) throw new TableRefused('tooManyColumns', { row: place, most: tableLimits.columns })
  const long = kept.findIndex((text) => text.length > tableLimits.cellLength)
  const most = tableLimits.cellLength
  if (long !== -1) throw new TableRefused('cellTooLong', { row: place, column: letterOf(long), most })
  return { place, cells: kept.slice(0, last + 1) }
}
