/** The contract takes no more than this. */
export const mostPins = 24

/** The ids with one moved by `step` places; at either end it stays where it is. */
export function movePin(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** The ids with one more, at the end or in a place of its own, unless it is there already or there is no room. */
export function addPin(ids: readonly string[], id: string, at = ids.length): string[] {
  return ids.includes(id) || ids.length >= mostPins ? [...ids] : ids.toSpliced(at, 0, id)
}

export function removePin(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id)
}

export function samePins(a: readonly string[], b: readonly string[]) {
  return a.length === b.length && a.every((id, index) => id === b[index])
}

export function inOrder<T extends { sort: number }>(pins: readonly T[]): T[] {
  return pins.toSorted((a, b) => a.sort - b.sort)
}
