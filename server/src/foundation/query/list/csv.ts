import { csvCell } from '@atrium/shared-utility/model'

/** One line of RFC 4180. */
export function csvLine(values: readonly (string | number | boolean | null | undefined)[]) {
  return `${values.map(csvCell).join(',')}\r\n`
}

/** Tells spreadsheets that it is UTF-8. */
export const byteOrderMark = '\uFEFF'
