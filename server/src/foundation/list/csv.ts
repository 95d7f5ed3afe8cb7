/** One line of RFC 4180. What a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, CSV injection). */
export function csvLine(values: readonly (string | number | boolean | null | undefined)[]) {
  return `${values.map(csvCell).join(',')}\r\n`
}

/** Tells spreadsheets that it is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Where lists are separated by semicolons, or pasted, a cell begins after one: quotes do not hold that together. */
const afterSeparator = /([;\t][\s\u200B\uFEFF]*)(?=[=+\-@＝＋－＠])/g

function csvCell(value: string | number | boolean | null | undefined) {
  // Only what is text can be a formula: a number below zero is one.
  if (typeof value === 'number') return String(value)
  const text = String(value ?? '')
  const harmless = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  const split = harmless.replaceAll(afterSeparator, "$1'")
  return /[",\r\n]/.test(split) ? `"${split.replaceAll('"', '""')}"` : split
}
