import { sql, type SqlBool } from 'kysely'

/** Whether the department `d` is this one, or stands below it. */
export function isBelow(id: string) {
  return sql<SqlBool>`d.path @> array[${id}]`
}
