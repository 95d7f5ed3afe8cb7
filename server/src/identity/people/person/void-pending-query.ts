import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/**
 * A link that was mailed to a person and not opened yet opens nothing any more, and a mail that waits is never sent:
 * each carries the generation that it was asked for in. The same holds for a code by SMS that signs in; the code of a
 * session ends with the session. Call it within the transaction that changes the person's proofs; it locks the
 * account's row.
 */
export async function voidPending(db: Db, userId: string) {
  await db
    .updateTable('user_account')
    .set({ pending_generation: sql`pending_generation + 1` })
    .where('id', '=', userId)
    .execute()
  await db.deleteFrom('mail_link').where('user_id', '=', userId).execute()
}

/** The generation for a new request: the request is void once this has risen. The account is locked. */
export async function selectPendingGeneration(db: Db, userId: string) {
  const { pending_generation: generation } = await db
    .selectFrom('user_account')
    .select('pending_generation')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return generation
}
