import type { Column, RowAction } from './column.ts'
import type { Selection } from './selection.tsx'

/** What the table and the cards both draw from. */
export type Rows<Row> = {
  label: string
  columns: readonly Column<Row>[]
  /** Absent while the first page is loading. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  openAt?: ((row: Row) => string | null) | undefined
  /** What a link to a row's page carries: the rows beside it. */
  linkState?: object | undefined
  onOpen?: ((key: string) => void) | undefined
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  selection?: Selection | undefined
  density: 'compact' | 'comfortable'
  size: number
  sort: string
  order: 'asc' | 'desc'
  onSort: (sort: string, order: 'asc' | 'desc') => void
}
