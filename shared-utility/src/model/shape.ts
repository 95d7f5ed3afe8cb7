/** Whether a value that came from elsewhere has this shape. Says yes or no, and nothing of what is wrong. */
export type Shape<T> = (value: unknown) => value is T

// For the first page, which has to look at what it was sent before what validates in full (zod) has arrived.

export const isText: Shape<string> = (value) => typeof value === 'string'
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean'
export const isWhole: Shape<number> = (value): value is number => Number.isSafeInteger(value)

/** One of these very values. */
export function oneOf<const T>(values: readonly T[]): Shape<T> {
  return (value): value is T => values.some((known) => known === value)
}

/** May be left out. */
export function maybe<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value)
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value)
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(shape)
}

export function recordOf<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(shape)
}

/** An object with all of these fields; others may stand beside them. The compiler asks for every field of `T`. */
export function objectOf<T extends object>(fields: { [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const shapes = Object.entries<Shape<unknown>>(fields)
  return (value): value is T => isObject(value) && shapes.every(([name, shape]) => shape(value[name]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
