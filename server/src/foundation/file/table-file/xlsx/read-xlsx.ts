import type { Source } from '../../reader/source.ts'
import { tableLimits } from '../limits.ts'
import { TableRefused, type TableRow } from '../table.ts'
import { partsOf } from './parts.ts'
import { shownNumber } from './shown-number.ts'
import { workbookOf, type Workbook } from './workbook.ts'
import { attributeOf, xmlEvents } from './xml-events.ts'

/** The rows of one sheet, the first one unless another is named, as texts that a person sees there. Nothing is computed. */
export async function readXlsx(source: Source, wanted: string | undefined) {
  const parts = await partsOf(source)
  const workbook = await workbookOf(parts)
  const sheet = wanted === undefined ? workbook.sheets[0] : workbook.sheets.find(({ name }) => name === wanted)
  if (sheet === undefined) throw new TableRefused('sheetUnknown', { sheet: wanted ?? '' })
  const xml = await parts.read(sheet.part, tableLimits.sheetBytes)
  if (xml === null) throw new TableRefused('broken')
  const rows = rowsOf(xml, { part: sheet.part, workbook })
  return { sheets: workbook.sheets.map(({ name }) => name), sheet: sheet.name, rows }
}

type Cell = { index: number; type: string; style: number; text: string }

function rowsOf(xml: string, { part, workbook }: { part: string; workbook: Workbook }) {
  const rows: TableRow[] = []
  let row: TableRow = { place: 0, cells: [] }
  let cell: Cell | null = null
  let [isShown, isSound] = [false, false]
  for (const event of xmlEvents(xml, part)) {
    if (event.kind === 'text') {
      if (cell !== null && isShown) cell.text += event.text
    } else if (event.name === 'v' || event.name === 't') isShown = event.kind === 'open' && !isSound
    // How a text is said is no part of it; what a formula is, is not looked at, only what it came to.
    else if (event.name === 'rPh') isSound = event.kind === 'open'
    else if (event.name === 'f') isShown = false
    else if (event.name === 'c' && event.kind === 'open') cell = beginning(event.attributes, row)
    else if (event.name === 'c' && cell !== null) {
      row.cells[cell.index] = shown(cell, workbook)
      cell = null
    } else if (event.name === 'row' && event.kind === 'open') row = { place: placeOf(event.attributes, row), cells: [] }
    else if (event.name === 'row') {
      if (row.cells.length > 0) rows.push({ place: row.place, cells: Array.from(row.cells, (text) => text ?? '') })
      if (rows.length > tableLimits.rows * 2) throw new TableRefused('tooManyRows', { most: tableLimits.rows })
    }
  }
  return rows
}

/** Each row stands below the one before it. */
function placeOf(attributes: string, before: TableRow) {
  const place = Number(attributeOf(attributes, 'r') ?? before.place + 1)
  const isBelow = Number.isInteger(place) && place > before.place && place <= tableLimits.lastPlace
  if (!isBelow) throw new TableRefused('broken')
  return place
}

function beginning(attributes: string, { place, cells }: TableRow): Cell {
  const name = attributeOf(attributes, 'r')
  const index = name === undefined ? cells.length : indexOf(name)
  // Columns far to the right would make rows of empty cells.
  if (index >= tableLimits.columns * 10)
    throw new TableRefused('tooManyColumns', { row: place, most: tableLimits.columns })
  const style = Number(attributeOf(attributes, 's') ?? -1)
  return { index, type: attributeOf(attributes, 't') ?? 'n', style, text: '' }
}

/** 27 of AB12: A is 0. */
function indexOf(name: string) {
  const letters = /^[A-Z]{1,3}/.exec(name)?.[0]
  if (letters === undefined) throw new TableRefused('broken')
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shown({ type, text, style }: Cell, { strings, formats, is1904 }: Workbook) {
  if (type === 's') return strings[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  return type === 'n' && text !== '' ? shownNumber(text, formats[style], is1904) : text
}
