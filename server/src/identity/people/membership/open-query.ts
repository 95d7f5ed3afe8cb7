import { sql, type RawBuilder } from 'kysely'

/** The rule of `closedWhy` for queries: whether the enterprise that the query calls by this name lets its people in. */
export function letsPeopleIn(name: string, now: Date | RawBuilder<Date>) {
  const column = (of: string) => sql.ref(`${name}.${of}`)
  return sql<boolean>`(${column('deleted_at')} is null and ${column('status')} in ('active', 'readonly')
    and (${column('expires_at')} is null or ${column('expires_at')} > ${now}))`
}
