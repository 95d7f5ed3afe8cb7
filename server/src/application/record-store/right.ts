/**
 * How far a right of a caller goes over the records of a table: to those no farther away than `reach` (rows-query.ts), and to
 * those that fulfil one of these conditions of roles, by their place among the conditions of the caller.
 */
export type Right = { reach: number; conditions: ReadonlySet<number> }

/** How a record stands to the caller: how far away it is, and which conditions of roles it fulfils. */
export type Standing = { distance: number; fulfils: readonly number[] }

/** Whether a right holds for a record. */
export function holdsFor({ reach, conditions }: Right, { distance, fulfils }: Standing) {
  return reach >= distance || fulfils.some((one) => conditions.has(one))
}

/** Whether a right holds for every record for which another one does, as far as can be said without a look at them. */
export function goesAsFar(right: Right, other: Right) {
  if (right.reach >= everyRow) return true
  return right.reach >= other.reach && [...other.conditions].every((one) => right.conditions.has(one))
}

/** Whether there may be a record for which it holds. */
export function holdsSomewhere({ reach, conditions }: Right) {
  return reach > 0 || conditions.size > 0
}

/** To all records. */
export const everyRow = 4
export const noRow: Right = { reach: 0, conditions: new Set() }
export const allRows: Right = { reach: everyRow, conditions: new Set() }
