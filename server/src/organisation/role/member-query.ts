import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

type RoleKey = { entId: string; roleId: string }

/** So many people of a role are shown; of the role of all members there may be a million. */
const mostShown = 500

export async function selectRoleMembers(db: Db, roleId: string) {
  const ofRole = db
    .selectFrom('role_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .where('m.role_id', '=', roleId)
    .where('u.deleted_at', 'is', null)
  const people = await ofRole
    .select(['u.id as userId', 'u.name'])
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .limit(mostShown)
    .execute()
  const { total } = await ofRole.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const departments = await db
    .selectFrom('role_department as g')
    .innerJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'g.ent_id').onRef('d.id', '=', 'g.department_id'),
    )
    .select(['d.id', 'd.name', 'd.name_en as nameEn'])
    .where('g.role_id', '=', roleId)
    .orderBy('d.name')
    .orderBy('d.id')
    .execute()
  const titles = await db
    .selectFrom('role_title')
    .select('title')
    .where('role_id', '=', roleId)
    .orderBy('title')
    .execute()
  return { people, total: Number(total), departments, titles: titles.map(({ title }) => title) }
}

export async function insertRolePeople(db: Db, { entId, roleId, userIds }: RoleKey & { userIds: readonly string[] }) {
  if (userIds.length === 0) return
  await db
    .insertInto('role_member')
    .values(userIds.map((userId) => ({ ent_id: entId, role_id: roleId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertRoleDepartment(
  db: Db,
  { entId, roleId, departmentId }: RoleKey & { departmentId: string },
) {
  await db
    .insertInto('role_department')
    .values({ ent_id: entId, role_id: roleId, department_id: departmentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertRoleTitle(db: Db, { entId, roleId, title }: RoleKey & { title: string }) {
  await db
    .insertInto('role_title')
    .values({ ent_id: entId, role_id: roleId, title })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False where the person does not hold it by name. */
export async function removeRolePerson(db: Db, { roleId, userId }: { roleId: string; userId: string }) {
  const gone = db.deleteFrom('role_member').where('role_id', '=', roleId).where('user_id', '=', userId)
  return (await gone.executeTakeFirstOrThrow()).numDeletedRows > 0n
}

/** False where the department does not bring it. */
export async function removeRoleDepartment(db: Db, { roleId, departmentId }: { roleId: string; departmentId: string }) {
  const gone = db.deleteFrom('role_department').where('role_id', '=', roleId).where('department_id', '=', departmentId)
  return (await gone.executeTakeFirstOrThrow()).numDeletedRows > 0n
}

/** False where the title does not bring it. */
export async function removeRoleTitle(db: Db, { roleId, title }: { roleId: string; title: string }) {
  const gone = db.deleteFrom('role_title').where('role_id', '=', roleId).where('title', '=', title)
  return (await gone.executeTakeFirstOrThrow()).numDeletedRows > 0n
}
