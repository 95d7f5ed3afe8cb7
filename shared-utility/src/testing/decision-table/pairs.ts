/** One value of every factor, by the factor's name. */
type Row = Readonly<Record<string, unknown>>
/** All values of every factor; where nothing else decides, the first is taken. */
export type Factors<R extends Row> = { readonly [Name in keyof R]: readonly R[Name][] }

/** `fixed`, and about as few more rows as make every pair of values of two factors occur in one row. */
export function withEveryPair<R extends Row>(factors: Factors<R>, fixed: readonly R[]): R[] {
  const rows = [...fixed]
  for (;;) {
    const missing = missingPairs(factors, rows)
    const [pair] = missing
    if (!pair) return rows
    rows.push(rowWith(pair, factors, new Set(missing.map(wordOf))))
  }
}

/** The pairs that no row has. */
export function missingPairs<R extends Row>(factors: Factors<R>, rows: readonly R[]) {
  const seen = new Set(rows.flatMap((row) => pairsOf(row).map(wordOf)))
  return allPairs(factors).filter((pair) => !seen.has(wordOf(pair)))
}

function allPairs(factors: Factors<Row>): Row[] {
  const names = Object.keys(factors)
  return names.flatMap((one, index) =>
    names.slice(index + 1).flatMap((other) => valuePairs([one, factors[one] ?? []], [other, factors[other] ?? []])),
  )
}

type Factor = readonly [string, readonly unknown[]]

function valuePairs([one, values]: Factor, [other, others]: Factor): Row[] {
  return values.flatMap((value) => others.map((second) => ({ [one]: value, [other]: second })))
}

/** The rest of a row that has this pair: of every factor the value with which most missing pairs are met. */
function rowWith<R extends Row>(pair: Row, factors: Factors<R>, missing: ReadonlySet<string>) {
  let row: Row = pair
  for (const [name, values] of Object.entries<readonly unknown[]>(factors)) {
    if (name in row) continue
    const candidates = values.map((value) => ({ ...row, [name]: value }))
    row = candidates.reduce((best, next) => (met(next, missing) > met(best, missing) ? next : best))
  }
  return row as R // Every factor of R has been given a value of its own.
}

function met(row: Row, missing: ReadonlySet<string>) {
  return pairsOf(row).filter((pair) => missing.has(wordOf(pair))).length
}

function pairsOf(row: Row): Row[] {
  const names = Object.keys(row)
  return names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => ({ [one]: row[one], [other]: row[other] })),
  )
}

function wordOf(pair: Row) {
  return Object.entries(pair)
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join('&')
}
