import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

type Holder = { userId: string; departmentId: string | null }

/**
 * Whether a role lets a person edit this department: for the whole enterprise, as one of their own or one below, or as the
 * one that they head.
 */
export async function mayEditDepartment(db: Db, { userId, departmentId }: Holder) {
  const isBelowOwn = sql`exists (
    select from department d
    join department_member m on m.ent_id = d.ent_id and m.department_id = any (d.path)
    where d.ent_id = p.ent_id and d.id = ${departmentId} and m.user_id = ${userId}
  )`
  const isHeaded = sql`exists (
    select from department d where d.ent_id = p.ent_id and d.id = ${departmentId} and d.head_id = ${userId}
  )`
  const { rows } = await sql`
    select 1 from role_holder h
    join role r on r.ent_id = h.ent_id and r.id = h.role_id and r.enabled
    join role_permission p on p.ent_id = r.ent_id and p.role_id = r.id and p.permission = 'orgEdit'
    where h.user_id = ${userId} and case p.scope
      when 'enterprise' then true
      when 'department' then ${isBelowOwn}
      else ${isHeaded}
    end
    limit 1`.execute(db)
  return rows.length > 0
}
