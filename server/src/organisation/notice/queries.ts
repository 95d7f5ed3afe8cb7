import type { NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

/** Which of these people are in the enterprise now. */
export async function selectReaders(db: Db, { entId, userIds }: { entId: string; userIds: readonly string[] }) {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('membership')
    .select('user_id as userId')
    .where('ent_id', '=', entId)
    .where('status', '=', 'active')
    .where('user_id', 'in', [...new Set(userIds)])
    .orderBy('user_id')
    .execute()
  return rows.map(({ userId }) => userId)
}

export async function insertNotices(db: Db, rows: readonly NewRow<'notice'>[]) {
  await db.insertInto('notice').values(rows).execute()
}
