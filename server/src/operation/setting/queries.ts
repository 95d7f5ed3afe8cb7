import type { Db } from '../../foundation/db/tx.ts'

/** A setting of the whole platform; undefined when nobody has set it. Its shape is the reader's to check. */
export async function selectPlatformSetting(db: Db, key: string) {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('scope', '=', 'platform')
    .where('key', '=', key)
    .where('secret', '=', false)
    .executeTakeFirst()
  return row?.value
}

export async function selectStorageQuotaMb(db: Db, entId: string) {
  const row = await db.selectFrom('enterprise').select('storage_quota_mb').where('id', '=', entId).executeTakeFirst()
  return row?.storage_quota_mb ?? null
}
