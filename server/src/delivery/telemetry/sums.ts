/** Rows that are added up under their key, until they are taken away. */
export class Sums<Row> {
  #rows = new Map<string, Row>()
  readonly #keyOf: (row: Row) => string
  readonly #sum: (one: Row, other: Row) => Row

  constructor(keyOf: (row: Row) => string, sum: (one: Row, other: Row) => Row) {
    this.#keyOf = keyOf
    this.#sum = sum
  }

  add(row: Row) {
    const key = this.#keyOf(row)
    const known = this.#rows.get(key)
    this.#rows.set(key, known === undefined ? row : this.#sum(known, row))
  }

  /** Always in the same order, so that no two processes that write them wait for each other. */
  take(): Row[] {
    const rows = [...this.#rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    this.#rows = new Map()
    return rows
  }
}
