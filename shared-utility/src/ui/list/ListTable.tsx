import type { DataTableProps } from '../data-table/data-table-props.ts'
import { DataTable } from '../data-table/DataTable.tsx'
import { useText } from '../../react/index.ts'
import { ListFilters } from './ListFilters.tsx'
import { NoRows, type NoRowsWords } from './NoRows.tsx'
import type { OpenList } from './use-list.ts'

type Props<Row, Filters> = Omit<DataTableProps<Row>, 'columns' | 'list' | 'query' | 'search' | 'readAll' | 'empty'> &
  NoRowsWords & {
    list: OpenList<Row, Filters>
    /** False where the screen has an export of its own. Default true. */
    hasExport?: boolean
  }

/** A described list with its search, its filters, its columns and its pages. */
export function ListTable<Row, Filters extends { iSearch?: string | undefined }>(props: Props<Row, Filters>) {
  const { list, children, none, noMatch, hasExport = true, ...table } = props
  const { query } = list
  const t = useText()
  const search = {
    label: t(list.search),
    value: query.filters.iSearch ?? '',
    onChange: (iSearch: string) => query.setFilters({ iSearch }),
  }
  return (
    <DataTable
      {...table}
      {...(hasExport && { readAll: list.readAll })}
      columns={list.columns}
      list={list.state}
      query={query}
      search={search}
      filters={<ListFilters filters={list.filters} onChange={query.setFilters} onClear={query.clearFilters} />}
      empty={<NoRows none={none} noMatch={noMatch} isFiltered={list.isFiltered} onClear={query.clearFilters} />}
    >
      {children}
    </DataTable>
  )
}
