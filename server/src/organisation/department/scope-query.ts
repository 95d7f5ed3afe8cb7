import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

type Holder = { userId: string; departmentId: string | null }

/**
 * Whether a role lets a person edit this department: for the whole enterprise, as one of their own or one below, or as the
 * one that they head.
 */
export async function mayEditDepartment(db: Db, { userId, departmentId }: Holder) {
  const { rows } = await sql`select 1 where ${edits(userId, sql`${departmentId}::text`)}`.execute(db)
  return rows.length > 0
}

/** The same as a condition; `department` is its id. */
export function edits(userId: string, department: RawBuilder<unknown>) {
  const isBelowOwn = sql`exists (
    select from department b
    join department_member m on m.ent_id = b.ent_id and m.department_id = any (b.path)
    where b.ent_id = p.ent_id and b.id = ${department} and m.user_id = ${userId}
  )`
  const isHeaded = sql`exists (
    select from department b where b.ent_id = p.ent_id and b.id = ${department} and b.head_id = ${userId}
  )`
  return sql<boolean>`exists (
    select from role_holder h
    join role r on r.ent_id = h.ent_id and r.id = h.role_id and r.enabled
    join role_permission p on p.ent_id = r.ent_id and p.role_id = r.id and p.permission = 'orgEdit'
    where h.user_id = ${userId} and case p.scope
      when 'enterprise' then true
      when 'department' then ${isBelowOwn}
      else ${isHeaded}
    end
  )`
}
