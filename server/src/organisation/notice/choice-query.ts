import type { NoticeChoice } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** What a person chose in this enterprise; of kinds that are not in it the usual holds. */
export function selectChoices(db: Db, userId: string): Promise<NoticeChoice[]> {
  return db
    .selectFrom('notice_choice')
    .select(['kind', 'in_portal as inPortal', 'by_mail as byMail', 'by_messenger as byMessenger'])
    .where('user_id', '=', userId)
    .execute()
}

export async function storeChoice(
  db: Db,
  { entId, userId, kind, inPortal, byMail, byMessenger }: NoticeChoice & { entId: string; userId: string },
) {
  const chosen = { in_portal: inPortal, by_mail: byMail, by_messenger: byMessenger }
  await db
    .insertInto('notice_choice')
    .values({ ent_id: entId, user_id: userId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['ent_id', 'user_id', 'kind']).doUpdateSet(chosen))
    .execute()
}

/** Whether a person has confirmed an address. */
export async function hasMailAddress(db: Db, userId: string) {
  const row = await db
    .selectFrom('user_account')
    .select(sql<boolean>`email is not null and email_verified_at is not null`.as('has'))
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.has === true
}
