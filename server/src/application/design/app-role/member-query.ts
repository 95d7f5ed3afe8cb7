import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** In all roles of an application: everybody first, then departments, then people, by name. */
export function selectRoleMembers(db: Db, appId: string) {
  return db
    .selectFrom('app_role_member as m')
    .leftJoin('user_account as u', 'u.id', 'm.user_id')
    .leftJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'm.ent_id').onRef('d.id', '=', 'm.department_id'),
    )
    .select(['m.id', 'm.role_uid as roleUid', 'm.user_id as userId', 'm.department_id as departmentId'])
    .select(['m.is_deep as isDeep', 'd.name_en as nameEn'])
    .select((eb) => eb.fn.coalesce('u.name', 'd.name').as('name'))
    .where('m.app_id', '=', appId)
    .orderBy(sql`(m.user_id is not null, m.department_id is not null)`)
    .orderBy('name')
    .orderBy('m.id')
    .execute()
}

export async function countRoleMembers(db: Db, { appId, roleUid }: { appId: string; roleUid: string }) {
  const { count } = await db
    .selectFrom('app_role_member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('app_id', '=', appId)
    .where('role_uid', '=', roleUid)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewMember = {
  entId: string
  id: string
  appId: string
  roleUid: string
  userId: string | null
  departmentId: string | null
  isDeep: boolean
}

/** A department that is in the role already is from now on meant with those below it, or without, as is said. */
export async function insertRoleMember(db: Db, { entId, id, appId, roleUid, userId, departmentId, isDeep }: NewMember) {
  await db
    .insertInto('app_role_member')
    .values({
      ent_id: entId,
      id,
      app_id: appId,
      role_uid: roleUid,
      user_id: userId,
      department_id: departmentId,
      is_deep: isDeep,
    })
    .onConflict((conflict) =>
      conflict.columns(['ent_id', 'app_id', 'role_uid', 'user_id', 'department_id']).doUpdateSet({ is_deep: isDeep }),
    )
    .execute()
}

export function deleteRoleMember(db: Db, { appId, roleUid, id }: { appId: string; roleUid: string; id: string }) {
  return db
    .deleteFrom('app_role_member')
    .where('app_id', '=', appId)
    .where('role_uid', '=', roleUid)
    .where('id', '=', id)
    .returning(['user_id as userId', 'department_id as departmentId'])
    .executeTakeFirst()
}
