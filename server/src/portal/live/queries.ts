import type { Db } from '../../foundation/db/tx.ts'

/** The SaaS category of the enterprise of this transaction and those above it, to whose people something may be told. */
export async function findOwnCategories(db: Db) {
  const row = await db.selectFrom('own_category').select('path').executeTakeFirst()
  return row?.path ?? []
}
