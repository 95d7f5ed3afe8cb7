import type { Column } from './column.ts'

type Measured = Pick<Column<never>, 'width' | 'isNumeric' | 'grows'>
type Shape = { columns: readonly Measured[]; selection?: object | undefined; actions?: object | undefined }

/** The columns of the checkboxes and of the rows' menus. */
export const controlWidth = 56

const leastOfText = 168
const leastOfNumber = 112

/** What a column takes when the table has just the room that it needs, in pixels. */
export function leastWidth(column: Measured) {
  return ownWidth(column) ?? leastOfText
}

/** What a column asks for; the texts without a width share what the others leave, evenly. */
export function ownWidth({ width, isNumeric = false }: Measured) {
  return width ?? (isNumeric ? leastOfNumber : undefined)
}

/** From this on, in pixels, what may grow and what has no width share the room evenly, and none gets less than it needs. */
export function roomyWidth({ columns, ...controls }: Shape) {
  const sharing = columns.filter((column) => ownWidth(column) === undefined || column.grows)
  const share = Math.max(...sharing.map(leastWidth))
  return (
    leastTableWidth({ columns, ...controls }) + sharing.reduce((sum, column) => sum + share - leastWidth(column), 0)
  )
}

/** Below this the table scrolls within its frame: no column gives up what it needs. */
export function leastTableWidth({ columns, selection, actions }: Shape) {
  const controls = [selection, actions].filter((one) => one !== undefined).length
  return columns.reduce((sum, column) => sum + leastWidth(column), controls * controlWidth)
}
