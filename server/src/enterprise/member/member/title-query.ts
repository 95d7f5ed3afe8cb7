import type { Lang } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** The main department of the member `m`, in a language, and the position there; where they are in none, the position alone. */
export function titleIn(lang: Lang) {
  const name = lang === 'zh-CN' ? sql.ref('d.name') : sql`coalesce(nullif(d.name_en, ''), d.name)`
  return sql<string | null>`coalesce((
    select concat_ws(' · ', ${name}, nullif(p.title, ''))
    from department_member p join department d on d.ent_id = p.ent_id and d.id = p.department_id
    where p.ent_id = m.ent_id and p.user_id = m.user_id and p.is_main
  ), m.title)`
}

/** What the member `m` does, without the department. */
export const positionSql = sql<string>`coalesce((
  select p.title from department_member p where p.ent_id = m.ent_id and p.user_id = m.user_id and p.is_main
), m.title, '')`

type Of = { entId: string; userId: string }

/** In the main department, or in the membership of a person who is in none. The row of the membership is locked first, as by all. */
export async function storePosition(db: Db, { entId, userId, title }: Of & { title: string }) {
  await storeTitle(db, { entId, userId, title: title === '' ? null : title })
  const { numUpdatedRows } = await db
    .updateTable('department_member')
    .set({ title })
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await storeTitle(db, { entId, userId, title: null })
}

async function storeTitle(db: Db, { entId, userId, title }: Of & { title: string | null }) {
  await db.updateTable('membership').set({ title }).where('ent_id', '=', entId).where('user_id', '=', userId).execute()
}
