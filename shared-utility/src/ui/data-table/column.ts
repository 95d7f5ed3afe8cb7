import type { ReactNode } from 'react'
import type { Problem } from '../../contract/index.ts'

/** One column of a DataTable. The first column names the row: it is the link, and the heading of the card. */
export type Column<Row> = {
  key: string
  label: string
  render: (row: Row) => ReactNode
  /** The cell as plain text. */
  text: (row: Row) => string
  /** What the export has of it, a column each; the text when left out. */
  data?: readonly DataColumn<Row>[]
  /** The server's sort key; without it the column cannot be sorted by. */
  sort?: string
  isNumeric?: boolean
  /** Width in pixels. A text without one takes its share of what the others leave, and never less than 168. */
  width?: number
  /** True for a text that may be longer than its width: where there is room to spare it takes its share of it. */
  grows?: boolean
  /** True when the column is shown only after it was chosen. */
  isOptional?: boolean
}

/** A value as programs read it: a moment as ISO 8601 in UTC, a number without its unit, nothing as null. */
export type Datum = string | number | boolean | null

/** One column of the export. */
export type DataColumn<Row> = { label: string; value: (row: Row) => Datum }

/** One entry of a row's menu. */
export type RowAction = {
  key: string
  label: string
  isDangerous?: boolean
  isDisabled?: boolean
  onSelect: () => void
}

/** What is done with a list as a whole: at once, on a page within the parcel, or by one of several choices. */
export type ListAct = { key: string; label: string; isDisabled?: boolean } & (
  | { onSelect: () => void }
  | { to: string }
  | { choices: readonly RowAction[] }
)

/** What `useCall` gives for a list call: a page of rows and their capped total. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem; reload: () => void }
  | {
      status: 'done'
      data: { total: number; list: Row[] }
      reload: () => void
      isRefreshing: boolean
      /** Why reading it again failed: the rows are from before. */
      problem?: Problem | undefined
    }
