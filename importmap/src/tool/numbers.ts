import { Misuse } from './misuse.ts'

/** Throws Misuse where an option that was given is no whole number from 1 to this one. */
export function between(option: string, given: string | undefined, most: number) {
  if (given === undefined) return
  const number = Number(given)
  if (Number.isInteger(number) && number >= 1 && number <= most) return
  throw new Misuse(`--${option} is a whole number from 1 to ${most}, not "${given}".`)
}
