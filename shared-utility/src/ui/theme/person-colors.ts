import type { ApplicationColor } from '../../contract/index.ts'

/** Grounds of initials and of icons of applications, each with white letters on it in both schemes: a contrast of at least 4.5 to 1. */
export const grounds: Record<ApplicationColor, string> = {
  blue: '#1f5fd0',
  green: '#067647',
  brown: '#a15c07',
  red: '#c0281d',
  purple: '#6941c6',
  teal: '#0e7090',
  pink: '#c11574',
  gray: '#475467',
  olive: '#3f6212',
  violet: '#7a3e9d',
}
export const personColors: readonly string[] = Object.values(grounds)

/** One of them for an id, the same wherever it is asked for. */
export function colorOf(id: string) {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return personColors[sum % personColors.length]
}
