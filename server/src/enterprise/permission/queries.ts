import type { Db } from '../../foundation/db/tx.ts'

/** What the roles of a person allow in the enterprise of this transaction. */
export async function selectPermissions(db: Db, userId: string) {
  const rows = await db
    .selectFrom('role_member')
    .innerJoin('role', (join) =>
      join.onRef('role.ent_id', '=', 'role_member.ent_id').onRef('role.id', '=', 'role_member.role_id'),
    )
    .innerJoin('role_permission', (join) =>
      join.onRef('role_permission.ent_id', '=', 'role.ent_id').onRef('role_permission.role_id', '=', 'role.id'),
    )
    .select('role_permission.permission')
    .distinct()
    .where('role_member.user_id', '=', userId)
    .where('role.enabled', '=', true)
    .orderBy('role_permission.permission')
    .execute()
  return rows.map(({ permission }) => permission)
}

export async function selectAdministeredCategories(db: Db, userId: string) {
  return db
    .selectFrom('saas_admin')
    .innerJoin('saas_category', 'saas_category.id', 'saas_admin.category_id')
    .select(['saas_category.id', 'saas_category.name', 'saas_category.name_en as nameEn', 'saas_admin.rights'])
    .where('saas_admin.user_id', '=', userId)
    .orderBy('saas_category.sort')
    .orderBy('saas_category.code')
    .execute()
}

const everyRight = ['view', 'manage']

/** What an operator sees: every category, with every right. */
export async function selectAllCategories(db: Db) {
  const rows = await db
    .selectFrom('saas_category')
    .select(['id', 'name', 'name_en as nameEn'])
    .orderBy('sort')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({ ...row, rights: everyRight }))
}
