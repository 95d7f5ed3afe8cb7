import { z } from 'zod'
import type { WrittenColumn } from './tables.ts'
import { byteOrderMark, csvLine } from '../../foundation/query/list/csv.ts'

export function headingOf(columns: readonly WrittenColumn[]) {
  return byteOrderMark + csvLine(columns.map(({ label }) => label))
}

/** Moments and numbers as programs read them, choices in words, missing values as empty. */
export function linesOf(rows: readonly Record<string, unknown>[], columns: readonly WrittenColumn[]) {
  return rows.map((row) => csvLine(columns.map((column) => cellOf(row[column.field], column)))).join('')
}

function cellOf(value: unknown, { words = {} }: WrittenColumn) {
  if (value === null || value === undefined) return null
  // Rows of lists are flat; anything else is a fault, and fails here so that no reader has to guess it from the file.
  const plain = typeof value === 'number' || typeof value === 'boolean' ? value : z.string().parse(value)
  return Object.hasOwn(words, String(plain)) ? words[String(plain)] : plain
}
