import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/**
 * Whatever was mailed to somebody and not opened yet opens nothing any more, and what only waits to be mailed never will:
 * it carries the generation that it was asked for in. So does a code by SMS that lets in; one of a session ends with that. Within the transaction that changes what proves the person; the
 * account's row is locked by it.
 */
export async function voidPending(db: Db, userId: string) {
  await db
    .updateTable('user_account')
    .set({ pending_generation: sql`pending_generation + 1` })
    .where('id', '=', userId)
    .execute()
  await db.deleteFrom('mail_link').where('user_id', '=', userId).execute()
}

/** What is asked for now is void once this has risen; the account is locked. */
export async function selectPendingGeneration(db: Db, userId: string) {
  const { pending_generation: generation } = await db
    .selectFrom('user_account')
    .select('pending_generation')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return generation
}
