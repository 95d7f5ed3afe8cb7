import { createHash } from 'node:crypto'
import type { Db } from '../../foundation/db/tx.ts'

/** True for the first caller, however many ask at once; false ever after. */
export async function spendOnce(db: Db, { code, until }: { code: string; until: Date }) {
  const spent = await db
    .insertInto('consumed_code')
    .values({ hash: hashOf(code), expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Lets it be spent once more. */
export async function takeBackSpent(db: Db, { code }: { code: string }) {
  await db.deleteFrom('consumed_code').where('hash', '=', hashOf(code)).execute()
}

function hashOf(code: string) {
  return createHash('sha256').update(code).digest()
}
