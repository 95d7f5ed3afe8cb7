import type { Db } from '../../foundation/db/tx.ts'

/** The own navigation of the enterprise of this transaction; empty when it uses the portal's. */
export async function selectNavigation(db: Db, entId: string) {
  return db
    .selectFrom('navigation_item')
    .select(['id', 'name', 'name_en as nameEn', 'icon', 'url', 'target'])
    .where('ent_id', '=', entId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}
