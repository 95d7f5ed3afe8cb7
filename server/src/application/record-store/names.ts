import { sql } from 'kysely'

const entIdPattern = /^[A-Za-z0-9]{1,32}$/

/** The schema that holds the records of an enterprise. No statement that names one is ever prepared (foundation/db/prepared.ts). */
export function schemaOf(entId: string) {
  if (!entIdPattern.test(entId)) throw new Error('a schema needs an id of letters and digits')
  return `records_${entId}`
}

/** A table of it, as it stands in a statement. */
export function tableRef(entId: string, name: string) {
  return sql.id(schemaOf(entId), name)
}

/** Columns that every table has by itself, so that none can be made. */
const ownColumns = ['tableoid', 'ctid', 'xmin', 'xmax', 'cmin', 'cmax']

/** A name that no other field of the entity has: of a key that is used again, `amount_2`. */
export function freeName(key: string, taken: readonly string[]) {
  const all = new Set([...ownColumns, ...taken])
  if (!all.has(key)) return key
  for (let number = 2; ; number += 1) if (!all.has(`${key}_${number}`)) return `${key}_${number}`
}
