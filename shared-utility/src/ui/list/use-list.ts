import type { CallInput, ExportColumn, FiltersOf, ListCall, RowOf } from '../../contract/index.ts'
import { type CallState, useCall, useFormat, useText } from '../../react/index.ts'
import type { Column, ListState } from '../data-table/column.ts'
import { type ListQuery, pageInput, useListQuery } from '../data-table/list-query.ts'
import { useTableWords } from '../data-table/words.ts'
import { type Address, filterInput, useListAddress } from './address.ts'
import type { Control, Words } from './control.ts'
import type { DescribedList } from './describe-list.ts'
import { drawColumns } from './drawn-columns.tsx'
import { type ReadAll, readAllOf } from '../data-table/read-all.ts'
import { drawFilters, type DrawnFilter } from './drawn-filter.ts'
import { exportedColumns } from './exported.ts'

/** A list on the screen: what the address asks for, and the server's answer. */
export type OpenList<Row, Filters> = {
  state: ListState<Row>
  /** The rows in sight; none while they are loading. */
  rows: readonly Row[]
  /** Asks again; undefined while the first answer is on its way. */
  reload: (() => void) | undefined
  query: ListQuery<Filters, string>
  /** The filters alone, as the calls take them. */
  input: Filters
  isFiltered: boolean
  /** Reads every row that the filters find, for the export. */
  readAll: ReadAll<Row>
  columns: readonly Column<Row>[]
  filters: readonly DrawnFilter[]
  /** What is in sight, as a server takes it that writes the whole list. */
  exported: () => { asked: Record<string, string | number | boolean>; columns: ExportColumn[] }
  /** The dictionary's key of what the search is called. */
  search: string
}

/** What holds of a list that stands on the page of one record. */
type Within<Name extends ListCall> = {
  /** Filters that the page sets: they have no control, and are not in the address. */
  fixed?: Partial<FiltersOf<Name>>
  /** Columns that would say the same in every row. */
  without?: readonly string[]
}

const whole = { fixed: {}, without: [] }

/** Opens a described list: reads the address, asks the server, and finds the words. */
export function useList<Name extends ListCall, More>(
  list: DescribedList<Name, More>,
  { fixed = {}, without = [] }: Within<Name> = whole,
): OpenList<RowOf<Name>, FiltersOf<Name>> {
  const words = useWordsOf(list)
  const tableWords = useTableWords()
  const address = useListAddress(list)
  const query = useListQuery(address)
  const input = { ...filterInput(list.filters, query.filters), ...fixed }
  const asked = { ...input, ...pageOf(list, query.view) } as CallInput<Name> // its fields are the call's own; generic code cannot see that
  const refused = impossible(list.filters, query.refused)
  const isPossible = Object.keys(refused).length === 0
  const answer = useCall(list.call, asked, { keepPrevious: true, when: isPossible })
  const found = answer as CallState<unknown> as ListState<RowOf<Name>> // RowOf is read off the call's output
  const state = isPossible ? found : nothing
  const columns = drawColumns(list, { words, tableWords }).filter(({ key }) => !without.includes(key))
  const filters = drawFilters(list, { values: query.filters, refused }, { words, tableWords }).filter(
    ({ name }) => !Object.hasOwn(fixed, name),
  )
  const exported = () => ({
    asked: plain({ ...input, ...orderOf(list, query.view) }),
    columns: exportedColumns(list, { columns, filters, shown: query.preferences.columns }),
  })
  return {
    state,
    rows: state.status === 'done' ? state.data.list : [],
    reload: state.status === 'loading' ? undefined : state.reload,
    query: query as ListQuery<FiltersOf<Name>, string>, // read by the call's own schema
    input: input as FiltersOf<Name>, // the same, with moments for days
    readAll: readAllOf(list.call, { ...input, ...orderOf(list, query.view) }),
    isFiltered: !isPossible || isFiltered(address, query.filters),
    columns,
    filters,
    exported,
    search: list.search,
  }
}

/** What is off is not asked for. */
function plain(asked: object) {
  const set = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(
    set.map(([name, value]) => [name, typeof value === 'number' || typeof value === 'boolean' ? value : String(value)]),
  )
}

const nothing = {
  status: 'done',
  data: { total: 0, list: [] },
  reload: () => undefined,
  isRefreshing: false,
} satisfies ListState<never>

/** An id or a text that cannot be is said, and finds nothing. A choice that there is no more is left out. */
function impossible(filters: Record<string, Control<never>>, refused: Record<string, string>) {
  const isFree = (control: Control<never> | undefined) =>
    typeof control === 'object' && (control.kind === 'pick' || control.kind === 'text')
  return Object.fromEntries(Object.entries(refused).filter(([name]) => isFree(filters[name])))
}

function useWordsOf<Name extends ListCall, More>({ useWords }: DescribedList<Name, More>): Words<More> {
  return { t: useText(), format: useFormat(), ...useWords() }
}

/** A list with one order is not asked for another. */
function pageOf(list: { sorts: object }, view: ListQuery<object, string>['view']) {
  const { sort: _sort, order: _order, ...page } = pageInput(view)
  return { ...page, ...orderOf(list, view) }
}

function orderOf({ sorts }: { sorts: object }, { sort, order }: ListQuery<object, string>['view']) {
  return Object.keys(sorts).length === 0 ? {} : { sort, order }
}

function isFiltered(address: Address, values: Record<string, unknown>) {
  const untouched = address.filters.parse({})
  return Object.entries(values).some(([name, value]) => value !== untouched[name])
}
