import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

type People = { entId: string; userIds: readonly string[] }
type Membership = { departmentId: string; userId: string }

/**
 * Locks the memberships of these people and answers those that are active. Until the transaction ends no member of them can
 * leave; a member who leaves afterwards leaves the department with that.
 */
export async function lockMembers(db: Db, { entId, userIds }: People) {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.ent_id', '=', entId)
    .where('m.user_id', 'in', [...userIds])
    .where('m.status', '<>', 'left')
    .where('u.deleted_at', 'is', null)
    .orderBy('m.user_id')
    .forNoKeyUpdate('m')
    .execute()
  return rows.map((row) => row.user_id)
}

/** The same of all who are in a department. */
export async function lockMembersOf(db: Db, { entId, departmentId }: { entId: string; departmentId: string }) {
  const rows = await db
    .selectFrom('department_member')
    .select('user_id')
    .where('department_id', '=', departmentId)
    .execute()
  return rows.length === 0 ? [] : lockMembers(db, { entId, userIds: rows.map((row) => row.user_id) })
}

/** Answers who was not in it before. */
export async function insertMembers(
  db: Db,
  { entId, userIds, departmentId, title }: People & { departmentId: string; title: string },
) {
  const rows = userIds.map((userId) => ({ ent_id: entId, department_id: departmentId, user_id: userId, title }))
  const added = await db
    .insertInto('department_member')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return added.map((row) => row.user_id)
}

/** Those who are in the other one already stay there as they are; the rest keep title and main department. */
export async function movePeople(db: Db, { from, to }: { from: string; to: string }) {
  await sql`update department_member m set department_id = ${to} where department_id = ${from} and not exists (
    select from department_member o where o.ent_id = m.ent_id and o.user_id = m.user_id and o.department_id = ${to})`.execute(
    db,
  )
}

export async function isIn(db: Db, { departmentId, userId }: Membership) {
  const row = await db
    .selectFrom('department_member')
    .select('user_id')
    .where('department_id', '=', departmentId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** False where the person is not in the department. */
export async function storeTitle(db: Db, { departmentId, userId, title }: Membership & { title: string }) {
  const { numUpdatedRows } = await db
    .updateTable('department_member')
    .set({ title })
    .where('department_id', '=', departmentId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** One is main at each moment, so the other gives way first. */
export async function storeMain(db: Db, { departmentId, userId }: Membership) {
  const own = db.updateTable('department_member').where('user_id', '=', userId)
  await own.set({ is_main: false }).where('is_main', '=', true).execute()
  await own.set({ is_main: true }).where('department_id', '=', departmentId).execute()
}

/** False where the person is not in the department. */
export async function deleteMember(db: Db, { departmentId, userId }: Membership) {
  const { numDeletedRows } = await db
    .deleteFrom('department_member')
    .where('department_id', '=', departmentId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
