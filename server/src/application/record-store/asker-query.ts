import { sql, type RawBuilder } from 'kysely'

/** The person who asks for records, and the day in China. `caller`: a person, or each of a statement by the column of the id. */
export type Asker = { entId: string; caller: string | RawBuilder<unknown>; today: string }
type Person = Pick<Asker, 'entId' | 'caller'>

/** People in one of the departments of the caller. */
export function colleagues({ entId, caller }: Person) {
  return sql`select c.user_id from department_member m
    join department_member c on c.ent_id = m.ent_id and c.department_id = m.department_id
    where m.ent_id = ${entId} and m.user_id = ${caller}`
}

/** The same with the departments below. */
export function colleaguesBelow({ entId, caller }: Person) {
  return sql`select c.user_id from department_member c
    join department d on d.ent_id = c.ent_id and d.id = c.department_id
    where c.ent_id = ${entId} and d.path && array(
      select m.department_id from department_member m where m.ent_id = ${entId} and m.user_id = ${caller})`
}
