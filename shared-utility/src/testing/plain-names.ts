/** Fields of rows that name an enterprise or a person. */
const nameFields = {
  entName: 'enterprise',
  parentName: 'enterprise',
  userName: 'person',
  actorName: 'person',
  adminName: 'person',
} as const

type Column = { text: (row: never, words: never) => unknown; enterprise?: unknown; person?: unknown }

/** A described list, as far as operators reach records from its cells. */
export type DescribedNames = { columns: Record<string, Column> }

/** The columns that say the name of an enterprise or a person and do not lead to its page, each with the field it reads. */
export function plainNames({ columns }: DescribedNames) {
  return Object.entries(columns).flatMap(([key, column]) => {
    const read = fieldsReadBy(column)
    return Object.entries(nameFields)
      .filter(([field, kind]) => read.has(field) && !(kind in column))
      .map(([field]) => `${key}: ${field}`)
  })
}

/** The fields of a row that the words of a column are made of. */
function fieldsReadBy({ text }: Column) {
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
