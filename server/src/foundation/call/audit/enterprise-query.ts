import type { Db } from '../../db/tx.ts'

/** The id, when there is such an enterprise: paths name what people type. */
export async function findEnterpriseId(db: Db, id: string) {
  const row = await db.selectFrom('enterprise').select('id').where('id', '=', id).executeTakeFirst()
  return row?.id ?? null
}
