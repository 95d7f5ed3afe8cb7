import { Box, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { useFormat } from '../../react/index.ts'
import type { Column, ListState, RowAction } from './column.ts'
import { saveCsv, toCsv } from './csv.ts'
import { ListContent } from './ListContent.tsx'
import type { TableQuery } from './list-query.ts'
import { Pager } from './Pager.tsx'
import type { Selection } from './selection.tsx'
import { SortSelect } from './SortSelect.tsx'
import { Toolbar } from './Toolbar.tsx'
import { totalText } from './total.ts'
import { ViewMenu } from './ViewMenu.tsx'
import { useTableWords } from './words.ts'

export type DataTableProps<Row> = {
  /** Names the list for screen readers, and the exported file. */
  label: string
  columns: readonly Column<Row>[]
  list: ListState<Row>
  query: TableQuery
  keyOf: (row: Row) => string
  /** What a person calls this row; names its menu and its checkbox. */
  nameOf: (row: Row) => string
  /** The path of the row's own page, within the parcel. */
  openAt?: (row: Row) => string
  actions?: (row: Row) => readonly RowAction[]
  selection?: Selection
  search?: { label: string; value: string; onChange: (text: string) => void }
  /** Stands between the toolbar and the rows: filters, a selection bar. */
  children?: ReactNode
  /** Shown instead of rows when there are none: says what to do next. */
  empty: ReactNode
}

/**
 * A list that the server pages, sorts and filters. Columns, density, page size and sort are remembered
 * for each person; the rest lives in the URL (`useTableQuery`).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, list, query } = props
  const words = useTableWords()
  const format = useFormat()
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  const data = list.status === 'done' ? list.data : undefined
  const columns = props.columns.map((column, index) => ({
    ...column,
    isFixed: index === 0,
    isShown: index === 0 || (query.preferences.columns[column.key] ?? !column.isOptional),
  }))
  const shown = columns.filter((column) => column.isShown)

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Toolbar
        search={props.search}
        count={data && words('total', { total: totalText(data.total, format) })}
        onReload={list.status === 'loading' ? undefined : list.reload}
        onExport={data?.list.length ? () => saveCsv(label, toCsv(shown, data.list)) : undefined}
      >
        {isNarrow && <SortSelect columns={shown} view={query.view} onSort={query.setView} />}
        <ViewMenu columns={columns.filter((column) => !column.isFixed)} query={query} />
      </Toolbar>
      {props.children}
      <ListContent {...props} columns={shown} isNarrow={isNarrow} />
      <Pager view={query.view} shown={data?.list.length} total={data?.total} onView={query.setView} />
    </Box>
  )
}
