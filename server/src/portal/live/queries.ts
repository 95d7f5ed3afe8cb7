import type { Db } from '../../foundation/db/tx.ts'

/**
 * The SaaS category of this transaction's enterprise, and the categories above it: an event may be for their people.
 */
export async function findOwnCategories(db: Db) {
  const row = await db.selectFrom('own_category').select('path').executeTakeFirst()
  return row?.path ?? []
}
