/** Each field whose value has changed, with the old and the new value; never a field that is secret. */
export function changedFields(before: object, after: object, secrets: readonly string[] = []) {
  const old = new Map(Object.entries(before).map(([field, value]) => [field, textOf(value)]))
  const fields = Object.entries(after)
    .map(([field, value]) => ({ field, was: old.get(field) ?? '', is: textOf(value) }))
    .filter(({ field, was, is }) => was !== is && !secrets.includes(field))
  return {
    before: fields.map(({ field, was }) => `${field}: ${was}`),
    after: fields.map(({ field, is }) => `${field}: ${is}`),
  }
}

function textOf(value: unknown) {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
