import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

/** The most rows that a page shows well. */
const most = 100

/** The enterprise in which this person is a member that it lets in; undefined for any other person. */
export function findPlace(db: Db, { userId, entId }: { userId: string; entId: string }) {
  return (
    db
      .selectFrom('membership as m')
      .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
      .select(['e.status', 'e.expires_at', 'e.name', 'e.acting_forbidden'])
      .where('m.user_id', '=', userId)
      .where('m.ent_id', '=', entId)
      .where('m.status', '=', 'active')
      .where('e.deleted_at', 'is', null)
      // A call that forbids it meanwhile waits, and then ends it.
      .forShare('e')
      .executeTakeFirst()
  )
}

type Whose = { operatorId: string } | { entId: string }

export async function findActingRule(db: Db, entId: string) {
  const query = db.selectFrom('enterprise').select('acting_forbidden').where('id', '=', entId)
  return (await query.executeTakeFirstOrThrow()).acting_forbidden
}

export async function storeActingRule(db: Db, entId: string, isForbidden: boolean) {
  await db.updateTable('enterprise').set({ acting_forbidden: isForbidden }).where('id', '=', entId).execute()
}

type NewActing = {
  id: string
  userId: string
  entId: string
  operatorId: string
  ownSessionId: string
  reason: string
  now: Date
  until: Date
}

export async function insertActing(db: Db, { ownSessionId, ...acting }: NewActing) {
  await db
    .insertInto('acting')
    .values({
      id: acting.id,
      user_id: acting.userId,
      ent_id: acting.entId,
      operator_id: acting.operatorId,
      operator_line: lineOf(ownSessionId),
      reason: acting.reason,
      begun_at: acting.now,
      until: acting.until,
    })
    .execute()
}

/** A session goes on under other ids: its line is the first of them. */
function lineOf(sessionId: string) {
  return sql<string>`(select coalesce(line_id, id) from session where id = ${sessionId})`
}

type NewSession = {
  id: string
  token: string
  actingId: string
  userId: string
  entId: string
  now: Date
  idleUntil: Date
  until: Date
  ip: string
  userAgent: string
}

/** The session opens that one enterprise. It is no sign-in of the person, and ends no other session of theirs. */
export async function insertActingSession(db: Db, session: NewSession) {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: tokenHash(session.token),
      user_id: session.userId,
      ent_id: session.entId,
      only_ent_id: session.entId,
      acting_id: session.actingId,
      amr: ['acting'],
      auth_time: session.now,
      last_seen_at: session.now,
      idle_until: session.idleUntil,
      abs_until: session.until,
      ip: session.ip,
      user_agent: session.userAgent,
    })
    .execute()
}

/** Ends the actings of this operator, or all within an enterprise. Answers those that were still running. */
export async function endActings(db: Db, { of, now }: { of: Whose; now: Date }) {
  const ended = await db
    .updateTable('acting')
    .set({ ended_at: sql<Date>`least(until, ${now}::timestamptz)` })
    .where((eb) => ('operatorId' in of ? eb('operator_id', '=', of.operatorId) : eb('ent_id', '=', of.entId)))
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id', 'ent_id', 'until'])
    .execute()
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'operatorLeft' })
    .where('acting_id', '=', sql<string>`any(${ended.map(({ id }) => id)})`)
    .where('ended_at', 'is', null)
    .execute()
  return ended.filter(({ until }) => until > now)
}

/** The acting that began in this session of the operator's own, and in no other. */
export function findRunning(db: Db, { ownSessionId, now }: { ownSessionId: string; now: Date }) {
  return db
    .selectFrom('acting')
    .select(['id', 'user_id', 'ent_id', 'begun_at'])
    .where('operator_line', '=', lineOf(ownSessionId))
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst()
}

export async function allowChanges(db: Db, id: string) {
  await db.updateTable('acting').set({ may_change: true }).where('id', '=', id).execute()
}

/** The actings as one person, the last first, with the time at which each was over by the clock. */
export function selectActings(db: Db, { userId }: { userId: string }) {
  return db
    .selectFrom('acting as a')
    .innerJoin('enterprise as e', 'e.id', 'a.ent_id')
    .innerJoin('user_account as o', 'o.id', 'a.operator_id')
    .leftJoin('session as s', 's.acting_id', 'a.id')
    .select(['a.id', 'a.ent_id', 'e.name as ent_name', 'o.name as operator_name', 'a.reason', 'a.may_change'])
    .select(['a.begun_at', 'a.until', 'a.ended_at', 'a.seen_at', 's.idle_until'])
    .where('a.user_id', '=', userId)
    .orderBy('a.begun_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(most)
    .execute()
}

export type SelectedActing = Awaited<ReturnType<typeof selectActings>>[number]

export async function markSeen(db: Db, { userId, now }: { userId: string; now: Date }) {
  await db
    .updateTable('acting')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .execute()
}
