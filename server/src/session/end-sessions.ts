import type { Db } from '../db/tx.ts'

type Ending = {
  userId: string
  /** The one session that goes on. */
  except: string | null
  reason: string
  now: Date
}

/** Ends the live sessions of a person. Answers how many there were. */
export async function endSessionsOf(db: Db, { userId, except, reason, now }: Ending) {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('id', '<>', except ?? '')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
