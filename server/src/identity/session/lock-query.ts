import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** `no key`: rows that merely name the account, such as a message that was read, are written meanwhile. */
export async function lockAccountRows(db: Db, ids: readonly string[]) {
  await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** False once the session has ended. */
export async function isLive(db: Db, sessionId: string) {
  const live = db.selectFrom('session').select('id').where('id', '=', sessionId).where('ended_at', 'is', null)
  return (await live.executeTakeFirst()) !== undefined
}
