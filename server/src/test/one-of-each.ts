/** The first of each kind, in their order. */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string): T[] {
  const found = new Map<string, T>()
  for (const one of all) if (!found.has(kindOf(one))) found.set(kindOf(one), one)
  return [...found.values()]
}
