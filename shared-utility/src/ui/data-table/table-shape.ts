import { controlWidth, leastTableWidth, leastWidth } from './column-width.ts'
import type { Rows } from './rows.ts'

/** Of a row and of the head, in pixels. */
export const rowHeights = {
  compact: { height: 36, py: 0 },
  comfortable: { height: 44, py: 2 },
}

const ring = '2px solid var(--atrium-palette-primary-main)'
const hover = 'var(--atrium-palette-action-hover)'

/** Widths come from the head alone, so that no column moves when the rows arrive. */
export function tableShape<Row>({ columns, selection, actions, density }: Rows<Row>) {
  return {
    tableLayout: 'fixed',
    minWidth: leastTableWidth({ columns, selection, actions }),
    '& td, & th': { boxSizing: 'border-box', ...rowHeights[density] },
    '& .MuiCheckbox-root': { p: 1 },
    '& thead .atrium-fixed': { zIndex: 3 },
    '& tbody tr:hover > .atrium-fixed': { backgroundImage: `linear-gradient(${hover}, ${hover})` },
    // Drawn by the cells: those that stay in place lie above an outline of the row.
    '& tbody tr:focus-visible': { outline: 'none' },
    '& tbody tr:focus-visible > td': { borderBlock: ring },
    '& tbody tr:focus-visible > td:first-of-type': { borderInlineStart: ring },
    '& tbody tr:focus-visible > td:last-of-type': { borderInlineEnd: ring },
    '& td:focus-visible': { outline: ring, outlineOffset: -2 },
  } as const
}

const fixed = {
  position: 'sticky',
  zIndex: 1,
  'tbody &': { bgcolor: 'background.paper' },
} as const

/** A shade over what goes on under the fixed columns, while something does. */
const shade = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  width: 8,
  pointerEvents: 'none',
  display: 'none',
} as const

/** The checkboxes stay, and beside them the column that names the row. */
export const fixedCheckbox = { ...fixed, insetInlineStart: 0, width: controlWidth }

export function fixedName(selection: object | undefined) {
  return {
    ...fixed,
    insetInlineStart: selection ? controlWidth : 0,
    '&::after': {
      ...shade,
      insetInlineStart: '100%',
      borderInlineStart: '1px solid var(--atrium-palette-divider)',
      backgroundImage: 'linear-gradient(to right, rgb(0 0 0 / 0.12), transparent)',
    },
    '[data-hides~="start"] &::after': { display: 'block' },
  } as const
}

/** The row's menu stays in sight at the end. */
export const fixedMenu = {
  ...fixed,
  insetInlineEnd: 0,
  width: controlWidth,
  '&::before': {
    ...shade,
    insetInlineEnd: '100%',
    borderInlineEnd: '1px solid var(--atrium-palette-divider)',
    backgroundImage: 'linear-gradient(to left, rgb(0 0 0 / 0.12), transparent)',
  },
  '[data-hides~="end"] &::before': { display: 'block' },
} as const

/** What comes into the focus is scrolled to where neither the head nor a fixed column lies over it. */
export function scrollPadding<Row>({
  columns: [name],
  selection,
  actions,
}: Pick<Rows<Row>, 'columns' | 'selection' | 'actions'>) {
  const start = (selection ? controlWidth : 0) + (name ? leastWidth(name) : 0)
  return { scrollPaddingBlockStart: '44px', scrollPaddingInline: `${start}px ${actions ? controlWidth : 0}px` }
}
