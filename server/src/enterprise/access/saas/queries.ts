import { UserType } from '@atrium/shared-utility/contract'
import type { Updateable } from 'kysely'
import type { Database, NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

export function selectAll(db: Db) {
  return db
    .selectFrom('saas_category as c')
    .select(['c.id', 'c.code', 'c.name', 'c.name_en as nameEn', 'c.parent_id as parentId'])
    .select(['c.sort', 'c.enabled', 'c.version'])
    .select((eb) =>
      eb
        .selectFrom('enterprise as e')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('e.saas_id', '=', 'c.id')
        .where('e.deleted_at', 'is', null)
        .as('enterprises'),
    )
    .orderBy('c.sort')
    .orderBy('c.code')
    .execute()
}

export function selectAdministrators(db: Db) {
  return db
    .selectFrom('saas_admin as a')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .select(['a.category_id as categoryId', 'u.id as userid', 'u.login_id as loginId', 'u.name'])
    .where('u.deleted_at', 'is', null)
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}

/** Of two who change the same, the second sees what the first one did. */
export function lockCategory(db: Db, id: string) {
  const found = db.selectFrom('saas_category').select(['id', 'version', 'parent_id', 'path']).where('id', '=', id)
  return found.forUpdate().executeTakeFirst()
}

/** False when the code is taken. */
export async function insertCategory(db: Db, category: NewRow<'saas_category'>) {
  const row = await db
    .insertInto('saas_category')
    .values(category)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What is undefined stays as it is. */
export async function storeCategory(db: Db, id: string, columns: Updateable<Database['saas_category']>) {
  await db.updateTable('saas_category').set(columns).where('id', '=', id).execute()
}

/** Whether a category stands under it, or an enterprise is of it: one that was deleted, too, which may come back. */
export async function isInUse(db: Db, id: string) {
  const enterprise = await db.selectFrom('enterprise').select('id').where('saas_id', '=', id).limit(1).execute()
  const category = await db.selectFrom('saas_category').select('id').where('parent_id', '=', id).limit(1).execute()
  return enterprise.length + category.length > 0
}

export async function deleteCategory(db: Db, id: string) {
  await db.deleteFrom('saas_category').where('id', '=', id).execute()
}

export async function isSaasAdministrator(db: Db, userid: string) {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userid)
    .where('platform_type', '=', UserType.saasAdministrator)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type Administrator = { categoryId: string; userid: string }

export async function deleteAdministrator(db: Db, { categoryId, userid }: Administrator) {
  const { numDeletedRows } = await db
    .deleteFrom('saas_admin')
    .where('category_id', '=', categoryId)
    .where('user_id', '=', userid)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The only right that there is: whatever else is done for a category, operators do. */
export async function insertAdministrator(db: Db, { categoryId, userid }: Administrator) {
  await db
    .insertInto('saas_admin')
    .values({ category_id: categoryId, user_id: userid, rights: ['view'] })
    .execute()
}
