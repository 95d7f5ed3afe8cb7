import type { ApplicationLook } from '@atrium/shared-utility/contract'
import type { Db } from '../../foundation/db/tx.ts'

type Link = ApplicationLook & {
  name: string
  nameEn: string | null
  url: string
  description: string
  categoryId: string | null
  sort: number
}

export async function insertLink(db: Db, { entId, id, ...link }: Link & { entId: string; id: string }) {
  await db
    .insertInto('application')
    .values({ ent_id: entId, id, kind: 'link', ...columnsOf(link) })
    .execute()
}

/** False where it is no link that the enterprise made. */
export async function storeLink(db: Db, { id, isVisible, ...link }: Link & { id: string; isVisible: boolean }) {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ ...columnsOf(link), visible: isVisible })
    .where('id', '=', id)
    .where('kind', '=', 'link')
    .where('code', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Undefined where it is none. */
export function removeLink(db: Db, id: string) {
  return db
    .deleteFrom('application')
    .where('id', '=', id)
    .where('kind', '=', 'link')
    .where('code', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

function columnsOf({ name, nameEn, icon, color, url, description, categoryId, sort }: Link) {
  return { name, name_en: nameEn, icon, color, url, description, category_id: categoryId, sort }
}
