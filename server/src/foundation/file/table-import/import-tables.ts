/** The tables of one kind of import: files that people brought, and the rows of each; how a row may end, a count in the first for each. */
export type ImportTables = { imports: string; rows: string; results: readonly string[] }

export type ImportId = { entId: string; id: string }

/** A row of a file, as it was brought. */
export type ImportRow = { place: number; cells: readonly string[] }

/** What became of a row; faults are those of a refused one. */
export type SeenRow = { place: number; result: string; faults: readonly unknown[] | null }
