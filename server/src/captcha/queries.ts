import { createHash } from 'node:crypto'
import type { Db } from '../db/tx.ts'

/** True for the first who asks, however many ask at once; false ever after. */
export async function spendOnce(db: Db, { code, until }: { code: string; until: Date }) {
  const spent = await db
    .insertInto('consumed_code')
    .values({ hash: createHash('sha256').update(code).digest(), expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}
