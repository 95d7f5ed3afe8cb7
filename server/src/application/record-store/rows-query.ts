import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Which records a caller reads, as far as roles say: 0 none, 1 the caller's own, 2 those that people of the caller's departments
 * made, 3 the same with departments below, 4 all. Asked in the statement that reads, so a department that a person has left
 * shows nothing from then on.
 */
export type Rows = {
  entId: string
  caller: string
  /** How far the caller reads. */
  read: number
  /** How far each right of the caller goes: whether it holds for a record is read with it. */
  reaches: readonly number[]
}

/** True for the records that are no farther away than that. */
export function within(rows: Rows, reach: number): RawBuilder<SqlBool> {
  const isOwn = sql<SqlBool>`_created_by = ${rows.caller}`
  if (reach <= 0) return sql`false`
  if (reach === 1) return isOwn
  if (reach === 2) return sql`(${isOwn} or _created_by in (${colleagues(rows)}))`
  return reach === 3 ? sql`(${isOwn} or _created_by in (${colleaguesBelow(rows)}))` : sql`true`
}

/** People in one of the departments of the caller. */
function colleagues({ entId, caller }: Rows) {
  return sql`select c.user_id from department_member m
    join department_member c on c.ent_id = m.ent_id and c.department_id = m.department_id
    where m.ent_id = ${entId} and m.user_id = ${caller}`
}

function colleaguesBelow({ entId, caller }: Rows) {
  return sql`select c.user_id from department_member c
    join department d on d.ent_id = c.ent_id and d.id = c.department_id
    where c.ent_id = ${entId} and d.path && array(
      select m.department_id from department_member m where m.ent_id = ${entId} and m.user_id = ${caller})`
}

/** How far away a record is, as far as the rights of the caller make a difference of it. */
export function distance(rows: Rows): RawBuilder<number> {
  const steps = [...new Set(rows.reaches)]
    .filter((reach) => reach > 0 && reach < 4)
    .toSorted((one, other) => one - other)
  if (steps.length === 0) return sql`4`
  return sql`case ${sql.join(
    steps.map((reach) => sql`when ${within(rows, reach)} then ${sql.lit(reach)}`),
    sql` `,
  )} else 4 end`
}

/** A cell of a record, null where it is farther away than its field is shown. */
export function cell(rows: Rows, { column, reach }: { column: string; reach: number }): RawBuilder<unknown> {
  if (reach >= rows.read) return sql.id(column)
  return sql`case when ${within(rows, reach)} then ${sql.id(column)} end`
}
