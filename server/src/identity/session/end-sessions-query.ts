import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { lockAccount, lockAccounts } from './lock-account.ts'
import { findOwner } from './queries.ts'
import { cancelScansOf } from './scan-query.ts'
import type { Method } from './method.ts'

type Ending = {
  userId: string
  /** The one session that goes on. */
  except: string | null
  reason: string
  now: Date
}

/** Ends the live sessions of a person, and what one of them had let in but is not in yet. Answers how many there were. */
export async function endSessionsOf(db: Db, { userId, except, reason, now }: Ending) {
  await lockAccount(db, userId)
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('id', '<>', except ?? '')
    .executeTakeFirstOrThrow()
  await cancelScansOf(db, [userId])
  return Number(numUpdatedRows)
}

/**
 * Ends the sessions that the initial password of this person has begun: the last sign-in by it stays, so that two
 * people who have it both notice. No session is older than the password, because giving one ends all.
 */
export async function endByPassword(db: Db, { userId, now }: { userId: string; now: Date }) {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'initialPasswordAgain' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`'pwd' = any(amr)`)
    .execute()
}

type EndingIn = { userId: string; entId: string; reason: string; now: Date }

/** Ends those of a person's sessions that one enterprise began, or that are in it just now. */
export async function endSessionsIn(db: Db, { userId, entId, reason, now }: EndingIn) {
  await lockAccount(db, userId)
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('ent_id', '=', entId), eb('only_ent_id', '=', entId)]))
    .executeTakeFirstOrThrow()
  await cancelScansOf(db, [userId])
  return Number(numUpdatedRows)
}

type OneSession = { userId: string; id: string; reason: string; now: Date }

/**
 * Ends a session of this person under whichever id it goes on by now. Another person’s session is left alone, like one
 * that does not exist. Answers how many sessions it ended.
 */
export async function endOneSession(db: Db, of: OneSession) {
  const ended = await endLine(db, of)
  await cancelScansOf(db, [of.userId])
  return ended
}

/** The same of a session that one enterprise began, or that is in it just now; one that went on elsewhere is left alone. */
export async function endOneSessionIn(db: Db, of: OneSession & { entId: string }) {
  const ended = await endLine(db, of)
  if (ended > 0) await cancelScansOf(db, [of.userId])
  return ended
}

/** The same for a caller who has or had its token: a copy of the cookie may have renewed it meanwhile. */
export async function endSession(db: Db, { token, reason, now }: { token: string; reason: string; now: Date }) {
  const session = await findOwner(db, token)
  if (session !== undefined) await endLine(db, { userId: session.user_id, id: session.id, reason, now })
}

async function endLine(db: Db, { userId, id, reason, now, entId }: OneSession & { entId?: string }) {
  await lockAccount(db, userId)
  const line = sql<string>`coalesce(line_id, id)`
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(line, '=', (eb) => eb.selectFrom('session').select(line.as('line')).where('id', '=', id))
    .$if(entId !== undefined, (query) =>
      query.where((eb) => eb.or([eb('ent_id', '=', entId ?? ''), eb('only_ent_id', '=', entId ?? '')])),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

type EndingVouched = {
  entId: string
  userIds: readonly string[]
  /** Only the sessions of one entrance, and those that they may have let in by a scan. */
  method?: Method
  /** The one session that goes on. */
  except?: string
  reason: string
  now: Date
}

/** Ends the live sessions of these people that the word of one enterprise has opened. Answers how many there were. */
export async function endVouchedSessions(db: Db, ending: EndingVouched) {
  const { entId, userIds, method, except = '', reason, now } = ending
  if (userIds.length === 0) return 0
  await lockAccounts(db, userIds)
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('only_ent_id', '=', entId)
    .where('user_id', '=', sql<string>`any(${userIds})`)
    .where('ended_at', 'is', null)
    .where('id', '<>', except)
    .$if(method !== undefined, (query) => query.where(sql<boolean>`amr && ${[method, 'scan']}::text[]`))
    .executeTakeFirstOrThrow()
  await cancelScansOf(db, userIds)
  return Number(numUpdatedRows)
}
