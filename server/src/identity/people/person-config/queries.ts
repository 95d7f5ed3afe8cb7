import type { Lang } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

export function findConfig(db: Db, userId: string) {
  return db
    .selectFrom('user_account as u')
    .leftJoin('person_config as c', 'c.user_id', 'u.id')
    .select(['u.locale', 'u.avatar', 'c.theme', 'c.page_size as pageSize', 'c.start_page as startPage'])
    .select((eb) => eb.fn.coalesce('c.hides_reading', eb.lit(false)).as('hidesReading'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

type Change = {
  theme?: 'light' | 'dark' | 'system'
  page_size?: number
  start_page?: string | null
  folded?: string
  hides_reading?: boolean
}
type Whose = { userId: string; now: Date }

export async function storeConfig(db: Db, change: Change, { userId, now }: Whose) {
  const row = { ...change, updated_at: now }
  await db
    .insertInto('person_config')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function storeLanguage(db: Db, lang: Lang, { userId, now }: Whose) {
  await db.updateTable('user_account').set({ locale: lang, updated_at: now }).where('id', '=', userId).execute()
}
