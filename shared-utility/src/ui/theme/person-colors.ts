/** Grounds of initials and of icons of applications, each with white letters on it in both schemes: a contrast of at least 4.5 to 1. */
export const personColors = [
  '#1f5fd0',
  '#067647',
  '#a15c07',
  '#c0281d',
  '#6941c6',
  '#0e7090',
  '#c11574',
  '#475467',
  '#3f6212',
  '#7a3e9d',
] as const

/** One of them for an id, the same wherever it is asked for. */
export function colorOf(id: string) {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return personColors[sum % personColors.length]
}
