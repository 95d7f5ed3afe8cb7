/** Those whose name holds every word of the search, whatever the case. */
export function matching<T extends { name: string }>(all: readonly T[], search: string): T[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)))
}
