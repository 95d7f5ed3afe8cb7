import type { Db } from '../../../foundation/db/tx.ts'

export async function selectStorageQuotaMb(db: Db, entId: string) {
  const row = await db.selectFrom('enterprise').select('storage_quota_mb').where('id', '=', entId).executeTakeFirst()
  return row?.storage_quota_mb ?? null
}

/** How a person is called. */
export async function findNameOf(db: Db, userId: string) {
  const row = await db.selectFrom('user_account').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.name
}
