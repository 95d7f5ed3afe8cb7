import { call } from '../../call/call.ts'
import type { CallInput, CallOutput, ListCall, RowOf } from '../../contract/index.ts'

/** The rows of every page, in the order of the list. */
type AllRows<Row> = { rows: readonly Row[]; isCut: boolean }

export type ReadAll<Row> = (options: {
  signal: AbortSignal
  /** Names a row: one that slid onto the next page while others were added is taken once. */
  keyOf: (row: Row) => string
  /** Called with how many rows have come. */
  onProgress: (count: number) => void
}) => Promise<AllRows<Row>>

/** As many as the server gives at once, and as far as it counts. */
const pageRows = 200
const mostRows = 100_000

/** Reads what a list's filters find, whole and page by page, so that nothing has to be held ready on the server. */
export function readAllOf<Name extends ListCall>(name: Name, input: object): ReadAll<RowOf<Name>> {
  return readPagesOf(name, input, rowsIn<Name>)
}

function rowsIn<Name extends ListCall>(page: unknown) {
  return (page as { list: RowOf<Name>[] }).list // RowOf is read off the call's output
}

/** The same where a page tells more of its rows than stands in them. */
export function readPagesOf<Name extends ListCall, Row>(
  name: Name,
  input: object,
  rowsOf: (page: CallOutput<Name>) => readonly Row[],
): ReadAll<Row> {
  return async ({ signal, keyOf, onProgress }) => {
    const rows = new Map<string, Row>()
    for (let start = 0; start < mostRows; start += pageRows) {
      const page = { ...input, iDisplayStart: start, iDisplayLength: pageRows } as CallInput<Name> // its fields are the call's own; generic code cannot see that
      const list = rowsOf(await call(name, page, { signal }))
      for (const row of list) rows.set(keyOf(row), row)
      onProgress(rows.size)
      if (list.length < pageRows) return { rows: [...rows.values()], isCut: false }
    }
    return { rows: [...rows.values()], isCut: true }
  }
}
