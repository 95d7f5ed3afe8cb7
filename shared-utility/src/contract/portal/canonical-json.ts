/** JSON with the keys of every object in order and no spaces: equal values are equal texts, and have the same digest. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? inOrder(part) : part))
}

function inOrder(record: object) {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function isRecord(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}
