import { leastTableWidth } from '../ui/data-table/column-width.ts'

type Column = { width?: number; isNumeric?: boolean; isOptional?: boolean }

/** A described list, as far as its width goes. */
export type DescribedWidths = {
  columns: Readonly<Record<string, Column>>
  /** For a list whose rows can be chosen. */
  selection?: object
}

/** What a list takes with the menus and checkboxes of its rows, as it is first shown; below this it scrolls sideways. */
export function leastListWidth({ columns, selection }: DescribedWidths) {
  const shown = Object.values(columns).filter(({ isOptional = false }) => !isOptional)
  return leastTableWidth({ columns: shown, actions: {}, selection })
}

/** What a screen leaves beside the open navigation, the page's own space, and a scroll bar that takes some. */
export function listRoomAt(screenWidth: number) {
  return screenWidth - 220 - 2 * 24 - 2 - 15
}
