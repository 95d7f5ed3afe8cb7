import type { ReactNode } from 'react'
import type { ReadAll } from './read-all.ts'
import type { Column, ListAct, ListState, RowAction } from './column.ts'
import type { TableQuery } from './list-query.ts'
import type { Selection } from './selection.tsx'

export type DataTableProps<Row> = {
  /** Names the list for screen readers, and the exported file. */
  label: string
  columns: readonly Column<Row>[]
  list: ListState<Row>
  query: TableQuery
  keyOf: (row: Row) => string
  /** What a person calls this row; names its menu and its checkbox. */
  nameOf: (row: Row) => string
  /** The path of the row's own page, within the parcel; null for a row that has none. */
  openAt?: (row: Row) => string | null
  actions?: (row: Row) => readonly RowAction[]
  selection?: Selection
  /** Reads every row that the filters find; without it there is no export. */
  readAll?: ReadAll<Row>
  /** Begins the export of a list that is too long to be read page by page; the server writes it. */
  startWhole?: () => void
  /** What is done with the list as a whole, beside its export. */
  acts?: readonly ListAct[]
  /** What one of these has opened. */
  dialog?: ReactNode
  search?: { label: string; value: string; onChange: (text: string) => void }
  /** Stand beside the search; what they unfold has lines of its own. */
  filters?: ReactNode
  /** Stands between the toolbar and the rows: a selection bar, a notice. */
  children?: ReactNode
  /** Shown instead of rows when there are none: says what to do next. */
  empty: ReactNode
}
