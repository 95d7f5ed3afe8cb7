import type { ProblemParams } from '@atrium/shared-utility/contract'
import type { refusalWords } from './refusal-words.ts'

/** One row as the file has it: `place` is its number there, as spreadsheet programs count. */
export type TableRow = { place: number; cells: string[] }

export type Table = {
  /** The names of all sheets; none of a CSV. */
  sheets: string[]
  /** The one that was read. */
  sheet: string | null
  /** One for each column. A column without a heading is called by its letter. */
  headings: string[]
  /** The rows that have anything in them, each with as many cells as there are headings. */
  rows: TableRow[]
}

/** Why it is not read; `params` name the place. */
export type TableRefusal = { code: keyof typeof refusalWords; params: ProblemParams }

export class TableRefused extends Error {
  override readonly name = 'TableRefused'
  readonly refusal: TableRefusal

  constructor(code: TableRefusal['code'], params: ProblemParams = {}) {
    super(code)
    this.refusal = { code, params }
  }
}

/** What the thread of the reader answers. */
export type TableFacts = { table: Table } | { refusal: TableRefusal }

/** The letter of a column, as spreadsheet programs name it: A, B, … Z, AA. */
export function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
