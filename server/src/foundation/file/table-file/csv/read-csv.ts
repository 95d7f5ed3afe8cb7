import { tableLimits } from '../limits.ts'
import { letterOf, TableRefused, type TableRow } from '../table.ts'
import { textOf } from './text-of.ts'

/** The rows of a CSV, which are counted as spreadsheet programs do: a line break in quotation marks begins none. */
export function readCsv(bytes: Buffer): TableRow[] {
  const text = textOf(bytes)
  // Spreadsheet programs write this line where their separator is another one than the reader's.
  const said = /^sep=([,;\t])\r?\n/i.exec(text)
  const separator = said?.[1] ?? separatorOf(text)
  return rowsOf(text, { separator, from: said?.[0].length ?? 0 })
}

/** The sign that stands most often in the first line outside of quotation marks. */
function separatorOf(text: string) {
  const counts = new Map([',', ';', '\t'].map((sign) => [sign, 0]))
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\n' || sign === '\r') break
    const count = counts.get(sign)
    if (count !== undefined) counts.set(sign, count + 1)
  }
  const [[most] = [',']] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most
}

function rowsOf(text: string, { separator, from }: { separator: string; from: number }) {
  const ends = new RegExp(`[${separator}\r\n]`, 'g')
  const rows: TableRow[] = []
  let cells: string[] = []
  for (let at = from; at < text.length;) {
    const place = rows.length + 1
    const cell = text[at] === '"' ? quoted(text, { at, place }) : { value: '', end: at }
    // What stands behind the quotation marks, up to the separator, belongs to the cell.
    ends.lastIndex = cell.end
    const end = ends.exec(text)?.index ?? text.length
    cells.push(plain(cell.value + text.slice(cell.end, end), { place, index: cells.length }))
    const isSeparator = text[end] === separator
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
    // A separator at the very end has one more cell behind it, an empty one, which says nothing.
    if (isSeparator && at < text.length) continue
    rows.push({ place, cells })
    // One more for the headings; further empty lines would be read for nothing.
    if (rows.length > tableLimits.rows * 2) throw new TableRefused('tooManyRows', { most: tableLimits.rows })
    cells = []
  }
  return rows
}

/** The text in quotation marks from here on, and where it ends. Two of them in it are one. */
function quoted(text: string, { at, place }: { at: number; place: number }) {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 2))
    if (text[end + 1] !== '"') return { value: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 }
  throw new TableRefused('quoteOpen', { row: place })
}

const formula = /^[\s\u200B\uFEFF]*[=＝]/
/** Names of programs and places in them, as spreadsheet programs once ran them. */
const command = /^[\s\u200B\uFEFF]*[+\-@＋－＠][^|]*\|[^!]*!/
/** As our own files keep a spreadsheet program from taking a text for a formula. */
const defused = /^'(?=[\s\u200B\uFEFF]*[=+\-@＝＋－＠])/

/** Throws tableFormula, with the place. */
function plain(cell: string, { place, index }: { place: number; index: number }) {
  if (index >= tableLimits.columns && cell !== '')
    throw new TableRefused('tooManyColumns', { row: place, most: tableLimits.columns })
  if (formula.test(cell) || command.test(cell))
    throw new TableRefused('formula', { row: place, column: letterOf(index) })
  return cell.replace(defused, '')
}
