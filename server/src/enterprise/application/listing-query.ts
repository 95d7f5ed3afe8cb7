import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

export function selectCategories(db: Db) {
  return db
    .selectFrom('application_category as c')
    .select(['c.id', 'c.name', 'c.name_en as nameEn', 'c.sort'])
    .select(
      sql<number>`(select count(*)::int from application a where a.ent_id = c.ent_id and a.category_id = c.id)`.as(
        'applications',
      ),
    )
    .orderBy('c.sort')
    .orderBy('c.id')
    .execute()
}

/** A category that is named so, whatever the capitals. */
export async function isCategoryTaken(db: Db, { name, except }: { name: string; except: string }) {
  const row = await db
    .selectFrom('application_category')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}

/** Of two who change the categories of an enterprise, the second waits and sees what the first one did. */
export async function lockCategories(db: Db, entId: string) {
  await sql`select pg_advisory_xact_lock(hashtext('application_category'), hashtext(${entId}))`.execute(db)
}

type Category = { name: string; nameEn: string | null; sort: number }

export async function insertCategory(db: Db, { entId, id, ...category }: Category & { entId: string; id: string }) {
  await db
    .insertInto('application_category')
    .values({ ent_id: entId, id, ...columnsOf(category) })
    .execute()
}

/** False where there is none. */
export async function storeCategory(db: Db, { id, ...category }: Category & { id: string }) {
  const { numUpdatedRows } = await db
    .updateTable('application_category')
    .set(columnsOf(category))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Undefined where there is none. */
export function removeCategory(db: Db, id: string) {
  return db.deleteFrom('application_category').where('id', '=', id).returning('name').executeTakeFirst()
}

/** Holds it until the transaction ends, so that no application is put into one that goes. */
export async function holdCategory(db: Db, id: string) {
  const row = await db
    .selectFrom('application_category')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

type Listing = { id: string; description: string; categoryId: string | null; sort: number }

export async function storeListing(db: Db, { id, description, categoryId, sort }: Listing) {
  const columns = { description, category_id: categoryId, sort }
  await db.updateTable('application').set(columns).where('id', '=', id).execute()
}

function columnsOf({ name, nameEn, sort }: Category) {
  return { name, name_en: nameEn, sort }
}
