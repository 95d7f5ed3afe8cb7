import type { Db } from '../../foundation/db/tx.ts'

const key = 'examples'

export async function hasExamples(db: Db) {
  const row = await db.selectFrom('meta').select('key').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}

/** False when another process has released them, or is doing so at this moment. */
export async function claimExamples(db: Db) {
  const row = await db
    .insertInto('meta')
    .values({ key, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** The operator whom the seed has made first. */
export async function findFirstOperator(db: Db) {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('is_root', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
