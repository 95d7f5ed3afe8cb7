import { UserType } from '@atrium/shared-utility/contract'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import type { Database, NewRow } from '../../../foundation/db/schema.ts'
import { commonOfEnterprises, enterpriseHolds } from './filter-query.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { fullName, shortName } from './kept-names.ts'

type Written = 'name_norm' | 'short_norm' | 'name_sounds' | 'short_sounds'

/** False when the name or the idempotency key is taken. */
export async function insertEnterprise(db: Db, enterprise: Omit<NewRow<'enterprise'>, Written>) {
  const row = await db
    .insertInto('enterprise')
    .values({
      ...enterprise,
      ...(await fullName(enterprise.name)),
      ...(await shortName(enterprise.short_name ?? null)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Waits for the transaction that is changing the same enterprise. */
export async function lockEnterprise(db: Db, entId: string) {
  return db
    .selectFrom('enterprise')
    .select(['id', 'name', 'status', 'version', 'expires_at'])
    .where('id', '=', entId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function isNameTaken(db: Db, { name, except }: { name: string; except: string }) {
  const row = await db
    .selectFrom('enterprise')
    .select('id')
    .where('name_norm', '=', normalName(name))
    .where('id', '<>', except)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function categoryExists(db: Db, categoryId: string) {
  const row = await db
    .selectFrom('saas_category')
    .select('id')
    .where('id', '=', categoryId)
    .where('enabled', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export async function selectAdministrators(db: Db, entId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('user_account', 'user_account.id', 'membership.user_id')
    .select(['user_account.id as userid', 'user_account.login_id as loginId', 'user_account.name'])
    .where('membership.ent_id', '=', entId)
    .where('membership.user_type', '=', UserType.administrator)
    .where('membership.status', '=', 'active')
    .orderBy('membership.joined_at')
    .orderBy('membership.user_id')
    .limit(100)
    .execute()
}

export async function suggestNames(db: Db, text: string) {
  const common = await commonOfEnterprises(db, text)
  return db
    .selectFrom('enterprise')
    .select(['id as entid', 'name'])
    .where('deleted_at', 'is', null)
    .$if(normalName(text) !== '', (query) => query.where(enterpriseHolds(text, common)))
    .orderBy(sql`enterprise.name collate atrium_name`)
    .orderBy('id')
    .limit(50)
    .execute()
}

export async function selectCategories(db: Db) {
  return db
    .selectFrom('saas_category')
    .select(['id', 'code', 'name', 'name_en as nameEn', 'parent_id as parentId'])
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('code')
    .execute()
}

export async function writeEnterprise(db: Db, id: string, columns: Updateable<Database['enterprise']>) {
  await db.updateTable('enterprise').set(columns).where('id', '=', id).execute()
}

/** Those that its people are shown: the others count for nothing. */
export async function countApplications(db: Db, entId: string) {
  const { count } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ent_id', '=', entId)
    .where('visible', '=', true)
    .executeTakeFirstOrThrow()
  return count
}
