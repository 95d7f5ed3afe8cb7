import type { NewRow } from '../db/schema.ts'
import type { Db } from '../db/tx.ts'
import { tokenHash } from './queries.ts'

/** Ends a live session and answers what it was; of two at the same time only one gets it. */
export function takeSession(db: Db, { id, now }: { id: string; now: Date }) {
  return db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'rotated' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'ent_id', 'amr', 'auth_time', 'remember', 'created_at'])
    .returning(['idle_until', 'abs_until', 'ip', 'user_agent'])
    .executeTakeFirst()
}

type Rotated = Omit<NewRow<'session'>, 'token_hash'>

export async function insertRotated(db: Db, session: Rotated, token: string) {
  await db
    .insertInto('session')
    .values({ ...session, token_hash: tokenHash(token) })
    .execute()
}
