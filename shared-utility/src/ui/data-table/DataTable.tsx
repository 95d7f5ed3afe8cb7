import { Box, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useFormat } from '../../react/index.ts'
import type { DataTableProps } from './data-table-props.ts'
import { inOrder } from '../display/in-order.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { KeysHelp } from './KeysDialog.tsx'
import { ListContent } from './ListContent.tsx'
import { ListMenu } from './ListMenu.tsx'
import { Pager } from './Pager.tsx'
import { SortSelect } from './SortSelect.tsx'
import { Toolbar } from './Toolbar.tsx'
import { totalText } from './total.ts'
import { useTableWords } from './words.ts'

/** Fifty pages, a few seconds; and as far as the server counts. */
const mostPaged = 10_000

/**
 * A list that the server pages, sorts and filters. Columns, density, page size and sort are remembered
 * for each person; the rest lives in the URL (`useTableQuery`).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, query } = props
  const words = useTableWords()
  const format = useFormat()
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  const data = list.status === 'done' ? list.data : undefined
  const columns = props.columns.map((column, index) => ({
    ...column,
    isFixed: index === 0,
    isShown: index === 0 || (query.preferences.columns[column.key] ?? !column.isOptional),
  }))
  const [isExporting, setIsExporting] = useState(false)
  const isLong = (data?.total ?? 0) > mostPaged
  const start = isLong && props.startWhole ? props.startWhole : () => setIsExporting(true)
  const exporting = { key: 'export', label: words('export'), isDisabled: !data?.list.length, onSelect: start }
  const onReload = list.status === 'loading' ? undefined : list.reload
  // On a phone its button would take the line another one.
  const refreshing = isNarrow && onReload ? [{ key: 'refresh', label: words('refresh'), onSelect: onReload }] : []
  const acts = [...(props.acts ?? []), ...(props.readAll ? [exporting] : []), ...refreshing]
  const shown = columns.filter((column) => column.isShown)

  return (
    <Box className="atrium-list" sx={whole}>
      <KeysHelp />
      <Toolbar
        search={props.search}
        filters={props.filters}
        count={data && words('total', { total: totalText(data.total, format) })}
        onReload={onReload}
        isNarrow={isNarrow}
      >
        {isNarrow && <SortSelect columns={columns} view={query.view} onSort={query.setView} />}
        <ListMenu name={props.label} acts={acts} columns={columns.filter((column) => !column.isFixed)} query={query} />
      </Toolbar>
      {props.children}
      <ListContent {...props} columns={shown} isNarrow={isNarrow} />
      {props.dialog}
      {isExporting && props.readAll && (
        <ExportDialog
          {...props}
          readAll={props.readAll}
          columns={shown}
          hiddenColumns={columns.length - shown.length}
          total={data?.total ?? 0}
          onClose={() => setIsExporting(false)}
        />
      )}
      <Pager view={query.view} shown={data?.list.length} total={data?.total} onView={query.setView} />
    </Box>
  )
}

const whole = {
  position: 'relative',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...inOrder,
  // What lies under the selection bar is out of the keyboard's way too.
  '@media (min-width: 600px)': { '&:has(.atrium-selected) .atrium-toolbar': { visibility: 'hidden' } },
} as const
