import type { Db } from '../../foundation/db/tx.ts'

/** The SaaS category of an enterprise, to whose people something may be told. */
export async function findCategory(db: Db, entId: string) {
  const row = await db.selectFrom('enterprise').select('saas_id').where('id', '=', entId).executeTakeFirst()
  return row?.saas_id ?? null
}
