import { randomInt } from 'node:crypto'

// Letters and digits that are mistaken for each other when read aloud or copied by hand are left out.
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 16
const livesMs = 7 * 24 * 60 * 60_000

/** A password that an operator or administrator hands over: it opens nothing until it is changed. */
export function initialPassword() {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** An initial password that has not been replaced in a week may be on a note that another person finds. */
export function initialUntil(now: Date) {
  return new Date(now.getTime() + livesMs)
}
