import { sql } from 'kysely'
import { UserType } from '@atrium/shared-utility/contract'
import type { Db } from '../../foundation/db/tx.ts'
import { edits } from '../../organisation/department/scope-query.ts'

type Keeper = { userId: string; userType: UserType }

type GroupRow = {
  departmentId: string
  name: string
  nameEn: string | null
  conversationId: string | null
  withBelow: boolean | null
  groupName: string | null
  isIn: boolean
}

/** The departments that this person makes groups for, or one of them: as an administrator, by a role, or as a head of it or above it. */
export async function selectDepartmentGroups(db: Db, { userId, userType }: Keeper, departmentId?: string) {
  const isHead = sql`exists (
    select from department a where a.ent_id = d.ent_id and a.id = any (d.path) and a.head_id = ${userId}
  )`
  const may = userType === UserType.administrator ? sql`true` : sql`(${isHead} or ${edits(userId, sql`d.id`)})`
  const { rows } = await sql<GroupRow>`
    select d.id as "departmentId", d.name, d.name_en as "nameEn", g.conversation_id as "conversationId",
      g.with_below as "withBelow", g.name as "groupName", c.id is not null as "isIn"
    from department d
      left join atrium_department_groups() g on g.department_id = d.id
      -- Row-level security shows the caller no other conversations than theirs.
      left join conversation c on c.ent_id = d.ent_id and c.id = g.conversation_id
    where ${may} and ${departmentId === undefined ? sql`true` : sql`d.id = ${departmentId}`}
    order by cardinality(d.path), d.sort, d.id`.execute(db)
  return rows
}

type Wanted = { departmentId: string; withBelow: boolean; name: string | null }

/** False where the department has a group; null where there is no such department. */
export async function foundDepartmentGroup(
  db: Db,
  id: string,
  { departmentId, withBelow, name, now }: Wanted & { now: Date },
) {
  const { rows } = await sql<{ answer: boolean | null }>`
    select atrium_found_department_group(${id}, ${departmentId}, ${withBelow}, ${name}, ${now}) as answer`.execute(db)
  return rows[0]?.answer ?? null
}

export async function setDepartmentGroup(db: Db, { departmentId, withBelow, name }: Wanted) {
  await sql`select atrium_set_department_group(${departmentId}, ${withBelow}, ${name})`.execute(db)
}

export async function freeDepartmentGroup(db: Db, departmentId: string) {
  await sql`select atrium_free_department_group(${departmentId})`.execute(db)
}
