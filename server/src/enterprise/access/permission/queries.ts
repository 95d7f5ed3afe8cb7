import type { Db } from '../../../foundation/db/tx.ts'

/** What the roles of a person allow for the whole of the enterprise of this transaction. */
export async function selectPermissions(db: Db, userId: string) {
  const rows = await db
    .selectFrom('role_holder')
    .innerJoin('role', (join) =>
      join.onRef('role.ent_id', '=', 'role_holder.ent_id').onRef('role.id', '=', 'role_holder.role_id'),
    )
    .innerJoin('role_permission', (join) =>
      join.onRef('role_permission.ent_id', '=', 'role.ent_id').onRef('role_permission.role_id', '=', 'role.id'),
    )
    .select('role_permission.permission')
    .distinct()
    .where('role_holder.user_id', '=', userId)
    .where('role.enabled', '=', true)
    .where('role_permission.scope', '=', 'enterprise')
    .orderBy('role_permission.permission')
    .execute()
  return rows.map(({ permission }) => permission)
}

/** Whose they are is said by the transaction: it runs in the name of who looks after them. */
export function selectCategoriesInCare(db: Db) {
  return db
    .selectFrom('category_in_care as c')
    .select(['c.id', 'c.name', 'c.name_en as nameEn', 'c.parent_id as parentId'])
    .select((eb) =>
      eb
        .selectFrom('enterprise_in_care as e')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('e.saas_id', '=', 'c.id')
        .as('enterprises'),
    )
    .orderBy('c.sort')
    .orderBy('c.code')
    .execute()
}
