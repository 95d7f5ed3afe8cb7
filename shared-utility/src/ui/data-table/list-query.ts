import { useLocation, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { type TablePreferences, useTablePreferences } from './preferences.ts'

type Order = 'asc' | 'desc'
type View<Sort extends string> = { page: number; size: number; sort: Sort; order: Order }
type FilterValue = string | number | boolean | undefined

/** Page and sort of one list, and how this person likes to see it. */
export type TableQuery<Sort extends string = string> = {
  view: View<Sort>
  preferences: TablePreferences
  setView: (change: Partial<View<string>>) => void
  setPreferences: (change: Partial<TablePreferences>) => void
}

/** A table's query with the filters of its screen. */
export type ListQuery<Filters, Sort extends string> = TableQuery<Sort> & {
  filters: Filters
  /** What the address asks for and no such filter can be, by the filter's name. */
  refused: Record<string, string>
  /** Sets filters (undefined or '' takes one away) and goes back to the first page. */
  setFilters: (change: { [Name in keyof Filters]?: FilterValue }) => void
  clearFilters: () => void
}

type Options<Schema extends z.ZodObject, Sort extends string> = {
  /** Names the table among the remembered preferences. */
  id: string
  /** One field per filter, as the call's own input has it; every value is read from text. */
  filters: Schema
  /** The server's sort keys; the first is the one to begin with. */
  sorts: readonly [Sort, ...Sort[]]
  order: Order
}

const viewParams = ['page', 'size', 'sort', 'order']

/** The state of a list screen, kept in the URL so that it can be bookmarked, sent and gone back to. */
export function useListQuery<Schema extends z.ZodObject, Sort extends string>(
  options: Options<Schema, Sort>,
): ListQuery<z.output<Schema>, Sort> {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const [preferences, setPreferences] = useTablePreferences(options.id)

  function change(values: Record<string, FilterValue>, { isStep = false } = {}) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    // A page is a step, which Back undoes; a search is not: Back would undo it letter by letter.
    setParams(next, { replace: !isStep, preventScrollReset: true, state })
  }

  return {
    ...readFilters(options.filters, params),
    view: readView(params, options, preferences),
    preferences,
    setFilters: (filters) => change({ ...filters, page: undefined }),
    clearFilters: () => change(Object.fromEntries(Object.keys(options.filters.shape).map((name) => [name, undefined]))),
    setView: ({ page, size, sort, order }) => {
      if (size !== undefined || sort !== undefined) setPreferences(defined({ size, sort, order }))
      const values = { ...defined({ size, sort, order }), page: page === 1 ? undefined : page }
      change(values, { isStep: page !== undefined })
    },
    setPreferences,
  }
}

/** The paging and sorting fields as the specification's list calls name them. */
export function pageInput<Sort extends string>({ page, size, sort, order }: View<Sort>) {
  return { iDisplayStart: (page - 1) * size, iDisplayLength: size, sort, order }
}

/** A value in the address bar that the schema refuses is told apart: an old bookmark still opens the list. */
function readFilters<Schema extends z.ZodObject>(schema: Schema, params: URLSearchParams) {
  const read: Record<string, string> = {}
  const refused: Record<string, string> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = params.get(name)
    if (value === null || viewParams.includes(name)) continue
    // A Zod object's shape is typed by the core package, whose schemas have no methods.
    if ('safeParse' in field && field.safeParse(value).success) read[name] = value
    else refused[name] = value
  }
  return { filters: schema.parse(read), refused }
}

function readView<Sort extends string>(
  params: URLSearchParams,
  { sorts, order }: Pick<Options<z.ZodObject, Sort>, 'sorts' | 'order'>,
  liked: TablePreferences,
): View<Sort> {
  const known = (name: string | null | undefined) => sorts.find((sort) => sort === name)
  const direction = params.get('order') ?? liked.order
  return {
    page: whole(params.get('page'), { max: 5000, otherwise: 1 }),
    size: whole(params.get('size'), { max: 200, otherwise: liked.size ?? 20 }),
    sort: known(params.get('sort')) ?? known(liked.sort) ?? sorts[0],
    order: direction === 'asc' || direction === 'desc' ? direction : order,
  }
}

function whole(text: string | null, { max, otherwise }: { max: number; otherwise: number }) {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : otherwise
}

function defined<T extends Record<string, FilterValue>>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
