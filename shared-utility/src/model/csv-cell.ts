const formula = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/
/** Where lists are separated by semicolons, or pasted, a cell begins after one: quotes do not hold that together. */
const afterSeparator = /([;\t][\s\u200B\uFEFF]*)(?=[=+\-@＝＋－＠])/g

/**
 * One cell of RFC 4180. What a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, CSV injection); only
 * what is text can be one: a number below zero is none.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = String(value ?? '')
  const harmless = (formula.test(text) ? `'${text}` : text).replaceAll(afterSeparator, "$1'")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
