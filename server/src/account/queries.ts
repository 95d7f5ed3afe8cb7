import type { Db } from '../db/tx.ts'

export function selectAccount(db: Db, userId: string) {
  return db
    .selectFrom('user_account as u')
    .leftJoin('credential as c', (join) => join.onRef('c.user_id', '=', 'u.id').on('c.kind', '=', 'password'))
    .select(['u.id', 'u.login_id', 'u.name', 'u.phone', 'c.set_at'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The sessions of a person that still open something, the last used first. */
export function selectLiveSessions(db: Db, { userId, now }: { userId: string; now: Date }) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('idle_until', '>', now)
    .where('abs_until', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type OneSession = { userId: string; id: string; reason: string; now: Date }

/** Ends a session of this person; somebody else’s is left alone, as one that does not exist. */
export async function endOneSession(db: Db, { userId, id, reason, now }: OneSession) {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
