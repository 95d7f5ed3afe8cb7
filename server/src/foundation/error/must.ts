/** Ends a switch over a union: a new member that is not handled does not compile. */
export function unreachable(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`)
}

/** A value that the code itself promises to be there. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`)
  return value
}
