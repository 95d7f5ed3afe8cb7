import { Box, Button } from '@mui/material'
import { useLocation, useNavigate } from 'react-router'
import { EmptyState } from '../display/EmptyState.tsx'
import { LateBar } from '../display/LateBar.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { walkState } from './walk.ts'
import { CardRows } from './CardRows.tsx'
import type { DataTableProps } from './data-table-props.ts'
import type { TableQuery } from './list-query.ts'
import type { Rows } from './rows.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { rowHeights } from './table-shape.ts'
import { TableRows } from './TableRows.tsx'
import { useTableWords } from './words.ts'

type Props<Row> = DataTableProps<Row> & { isNarrow: boolean }

/** What stands between toolbar and pager: failed, empty, or the rows (a skeleton of them while loading). */
export function ListContent<Row>(props: Props<Row>) {
  const { list, query } = props
  if (list.status === 'failed') {
    return (
      <Frame {...props}>
        <ProblemNotice problem={list.problem} onRetry={list.reload} />
      </Frame>
    )
  }
  if (list.status === 'done' && list.data.list.length === 0) {
    return <Frame {...props}>{query.view.page > 1 ? <BeyondTheEnd {...query} /> : props.empty}</Frame>
  }
  return (
    <Frame {...props}>
      <RowsOf {...props} />
    </Frame>
  )
}

function RowsOf<Row>(props: Props<Row>) {
  const { list, query, keyOf, openAt } = props
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const rows = list.status === 'done' ? list.data.list : undefined
  const linkState =
    openAt && rows && walkState({ list: pathname + search, paths: rows.flatMap((row) => openAt(row) ?? []) })

  function handleOpen(key: string) {
    const row = rows?.find((each) => keyOf(each) === key)
    const path = row && openAt?.(row)
    if (path) void navigate(path, { state: linkState })
  }

  const drawn: Rows<Row> = {
    ...props,
    ...query.view,
    rows,
    density: query.preferences.density,
    linkState,
    onOpen: handleOpen,
    onSort: (sort, order) => query.setView({ sort, order }),
  }
  return props.isNarrow ? <CardRows {...drawn} /> : <TableRows {...drawn} />
}

/**
 * Ends with its rows, and on a wide screen scrolls inside where they are more than the window takes. Until they come, and
 * from one page to the next, it has the height of a full page, so that nothing below jumps.
 */
function Frame<Row>({ list, query, isNarrow, children }: Pick<Props<Row>, 'list' | 'query' | 'isNarrow' | 'children'>) {
  const isRefreshing = list.status === 'done' && list.isRefreshing
  const isLoading = list.status === 'loading'
  const hasMore = list.status === 'done' && list.data.total > query.view.size
  return (
    <Box sx={isNarrow ? frame : { ...frame, ...wide, ...((isLoading || hasMore) && { minHeight: fullHeight(query) }) }}>
      <Box sx={isNarrow ? { minHeight: isLoading ? 320 : 0 } : inside}>{children}</Box>
      {list.status === 'done' && list.problem && (
        <StaleNotice problem={list.problem} isRefreshing={list.isRefreshing} onRetry={list.reload} />
      )}
      {isRefreshing && <LateBar />}
    </Box>
  )
}

const frame = {
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
}

const most = 'max(320px, calc(100dvh - 312px))'
const wide = { display: 'flex', flexDirection: 'column', maxHeight: most } as const

/** Of a page with all its rows, its head and its border, as far as the window takes them. */
function fullHeight({ view, preferences }: TableQuery) {
  return `min(${most}, ${(view.size + 1) * rowHeights[preferences.density].height + 2}px)`
}

const inside = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
  borderRadius: 'inherit',
} as const

function BeyondTheEnd({ setView }: Pick<DataTableProps<object>['query'], 'setView'>) {
  const words = useTableWords()
  return (
    <EmptyState
      title={words('beyond')}
      action={<Button onClick={() => setView({ page: 1 })}>{words('firstPage')}</Button>}
    />
  )
}
