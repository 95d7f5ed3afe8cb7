import { z } from 'zod'
import { tidySign, tidyText, visible } from './tidy.ts'

/** `/space-{id}` and every enterprise id: 1 to 32 letters and digits (specification 9). */
const enterpriseIdPattern = /^[A-Za-z0-9]{1,32}$/
export const enterpriseId = z.string().regex(enterpriseIdPattern)

/** Ids made by us: 20 lower-case letters and digits. */
export const id = z.string().regex(/^[a-z0-9]{1,32}$/)

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** A whole number that may arrive as text. */
export function integer(min: number, max: number) {
  return z.preprocess(textToNumber, z.int().min(min).max(max))
}

/** A yes-or-no that may arrive as the text true, false, 1 or 0. */
export const flag = z.preprocess(textToBoolean, z.boolean())

/** An optional value that a change may take away again: the empty text clears it and arrives as null. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable())
}

/** Text that a person typed or pasted for others to read, tidied before it is checked. */
export function freeText() {
  return z.string().overwrite(tidyText)
}

/** The same for a number, a code, an id or an address: a sign that looks like a plain one becomes that one. */
export function plainSign() {
  return z.string().overwrite(tidySign)
}

/** Text of a person: without control characters or any that cannot be seen, `min` to `max` characters. */
export function text(min: number, max: number) {
  return freeText().min(min).max(max).regex(visible)
}

/** Paging and search as the specification's lists name them. */
export const listInput = {
  iDisplayStart: integer(0, 100_000).default(0),
  iDisplayLength: integer(1, 200).default(20),
  iSearch: freeText().max(64).optional(),
}

/** `total` is counted up to 10 001; a larger list answers 10 001, shown as "10 000+". */
export function listOutput<T extends z.ZodType>(row: T) {
  return z.object({ total: z.int(), list: z.array(row) })
}

export const nothing = z.strictObject({})
export const done = z.object({})

function textToNumber(value: unknown) {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

function textToBoolean(value: unknown) {
  if (value === 'true' || value === '1') return true
  if (value === 'false' || value === '0') return false
  return value
}

/** Reads a list as forms send it, with commas between. */
export function textToList(value: unknown) {
  if (value === '') return []
  return typeof value === 'string' ? value.split(',') : value
}
