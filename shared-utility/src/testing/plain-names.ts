import { fieldsRead } from './fields-read.ts'

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
    const read = fieldsRead(column)
    return Object.entries(nameFields)
      .filter(([field, kind]) => read.has(field) && !(kind in column))
      .map(([field]) => `${key}: ${field}`)
  })
}
