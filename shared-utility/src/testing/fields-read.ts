/** The fields of a row that the words of a column of a described list are made of. */
export function fieldsRead({ text }: { text: (row: never, words: never) => unknown }) {
  const read = new Set<string>()
  const row = new Proxy(
    {},
    {
      get(_row, field) {
        read.add(String(field))
        return null
      },
    },
  )
  try {
    text(row as never, sayNothing() as never) // a row of any list, and words that are never looked at
  } catch {
    // What was read before a word failed is known.
  }
  return read
}

/** Any dictionary and any format: whatever is asked of it is another one, or an empty text. */
function sayNothing(): object {
  return new Proxy(() => '', { get: () => sayNothing(), apply: () => '' })
}
