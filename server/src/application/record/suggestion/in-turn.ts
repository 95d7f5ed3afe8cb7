/** One of each group after the other, until there are so many: no group leaves the others without room. */
export function inTurn<T>(groups: readonly (readonly T[])[], most: number): T[] {
  const longest = Math.max(0, ...groups.map((group) => group.length))
  const turns = Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group.slice(turn, turn + 1)))
  const taken = new Set(turns.flat().slice(0, most))
  // In their groups again, as they are shown.
  return groups.flatMap((group) => group.filter((one) => taken.has(one)))
}
