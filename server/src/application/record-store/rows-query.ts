import type { RecordFilter } from '@atrium/shared-utility/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { colleagues, colleaguesBelow, type Asker } from './asker-query.ts'
import { filterSql } from './filter-query.ts'
import { everyRow, goesAsFar, type Right } from './right.ts'

/**
 * Which records a caller reads, as far as roles say: those within a reach (0 none, 1 the caller's own, 2 those that people of the
 * caller's departments made, 3 the same with departments below, 4 all) and those that fulfil a condition of a role. Asked in the
 * statement that reads, so a department that a person has left shows nothing from then on.
 */
export type Rows = Asker & {
  read: Right
  /** The rights of the caller: whether each holds for a record is read with it. */
  rights: readonly Right[]
  /** The conditions of the caller's roles, by their place in a right. */
  conditions: readonly RawBuilder<SqlBool>[]
}

type Ruled = Pick<Rows, 'read' | 'rights'> & {
  conditions: readonly RecordFilter[]
  fields: readonly { key: string; type: string; column: string }[]
}

/** A condition of a role looks at whole records: also at fields that the role hides. */
export function rowsOf(asker: Asker, { read, rights, conditions, fields }: Ruled): Rows {
  const sources = fields.map(({ key, type, column }) => ({ key, type, value: sql.id(column) }))
  return { ...asker, read, rights, conditions: conditions.map((one) => filterSql(one, sources, asker)) }
}

/** True for the records for which a right holds. The one place where the rules of roles about rows become a condition. */
export function within(rows: Rows, { reach, conditions }: Right): RawBuilder<SqlBool> {
  if (reach >= everyRow) return sql`true`
  const fulfilled = [...conditions].map((one) => rows.conditions[one] ?? sql<SqlBool>`false`)
  if (fulfilled.length === 0) return withinReach(rows, reach)
  return sql`(${sql.join([withinReach(rows, reach), ...fulfilled], sql` or `)})`
}

function withinReach(rows: Rows, reach: number): RawBuilder<SqlBool> {
  const isOwn = sql<SqlBool>`_created_by = ${rows.caller}`
  if (reach <= 0) return sql`false`
  if (reach === 1) return isOwn
  if (reach === 2) return sql`(${isOwn} or _created_by in (${colleagues(rows)}))`
  return reach === 3 ? sql`(${isOwn} or _created_by in (${colleaguesBelow(rows)}))` : sql`true`
}

/** How a record stands to the caller, as far as the rights of the caller make a difference of it: `_distance` and `_fulfils`. */
export function standing(rows: Rows): RawBuilder<unknown> {
  const asked = [...new Set(rows.rights.flatMap(({ conditions }) => [...conditions]))]
  const each = asked.map((one) => sql`case when ${rows.conditions[one] ?? sql`false`} then ${sql.lit(one)}::int end`)
  const fulfils = asked.length === 0 ? sql`'{}'::int[]` : sql`array_remove(array[${sql.join(each)}], null)`
  return sql`${distance(rows)} as _distance, ${fulfils} as _fulfils`
}

function distance(rows: Rows): RawBuilder<number> {
  const steps = [...new Set(rows.rights.map(({ reach }) => reach))]
    .filter((reach) => reach > 0 && reach < everyRow)
    .toSorted((one, other) => one - other)
  if (steps.length === 0) return sql`4`
  return sql`case ${sql.join(
    steps.map((reach) => sql`when ${withinReach(rows, reach)} then ${sql.lit(reach)}`),
    sql` `,
  )} else 4 end`
}

/** A cell of a record, null where its field is not shown in that record. */
export function cell(rows: Rows, { column, seen }: { column: string; seen: Right }): RawBuilder<unknown> {
  if (goesAsFar(seen, rows.read)) return sql.id(column)
  return sql`case when ${within(rows, seen)} then ${sql.id(column)} end`
}
