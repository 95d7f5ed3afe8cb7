import type { Db } from '../../foundation/db/tx.ts'
import { normalLoginId } from '../people/person/login-id.ts'
import { sessionsPerPerson } from './session-life.ts'
import type { Trust } from './trust-query.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'

export function findAccount(db: Db, loginId: string) {
  return db
    .selectFrom('user_account as u')
    .leftJoin('credential as c', (join) => join.onRef('c.user_id', '=', 'u.id').on('c.kind', '=', 'password'))
    .select(['u.id', 'u.name', 'u.status', 'u.platform_type', 'u.deleted_at'])
    .select(['c.phc', 'c.initial', 'c.used_at', 'c.set_at', 'c.expires_at'])
    .where('u.login_id_norm', '=', normalLoginId(loginId))
    .executeTakeFirst()
}

type Verified = { id: string; phc: string | null; set_at: Date | null }

/** Whether a password that was verified is still the account's; one that was merely hashed anew is. */
export async function isStillPassword(db: Db, { id, phc, set_at: setAt }: Verified) {
  const row = await db
    .selectFrom('credential')
    .select(['phc', 'set_at'])
    .where('user_id', '=', id)
    .where('kind', '=', 'password')
    .executeTakeFirst()
  return row !== undefined && (row.phc === phc || row.set_at.getTime() === setAt?.getTime())
}

/** A person who may come in, whatever proved who they are: an active account. */
export function findEntrant(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['platform_type', 'locale'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('user_account as u')
    .leftJoin('person_config as c', 'c.user_id', 'u.id')
    .select([
      'u.id',
      'u.name',
      'u.avatar',
      'c.theme',
      'c.page_size as pageSize',
      'c.start_page as startPage',
      'c.folded',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
}

/** The enterprises a person belongs to, the last used first. */
export function listMemberships(db: Db, userId: string) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select(['e.id as ent_id', 'e.name', 'e.status', 'e.expires_at', 'e.closes_at', 'e.home_link', 'm.user_type'])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .where('e.deleted_at', 'is', null)
    .orderBy('m.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('m.joined_at')
    .execute()
}

export function findEnterprise(db: Db, entId: string) {
  return db
    .selectFrom('enterprise')
    .select(['id', 'name', 'status', 'expires_at', 'home_link', 'ent_type'])
    .select((of) =>
      of
        .exists(of.selectFrom('navigation_item').select('id').whereRef('ent_id', '=', 'enterprise.id'))
        .as('hasNavigation'),
    )
    .where('id', '=', entId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** A person's roles in an enterprise, in their order: `detail` is a landing path, empty when there is none. */
export function listRolesOf(db: Db, of: { entId: string; userId: string }) {
  return db
    .selectFrom('role_holder as rm')
    .innerJoin('role as r', (join) => join.onRef('r.ent_id', '=', 'rm.ent_id').onRef('r.id', '=', 'rm.role_id'))
    .select(['r.id', 'r.detail', 'r.module'])
    .where('rm.ent_id', '=', of.entId)
    .where('rm.user_id', '=', of.userId)
    .where('r.enabled', '=', true)
    .orderBy('r.sort')
    .orderBy('r.id')
    .execute()
}

type NewSession = {
  id: string
  token: string
  userId: string
  entId: string | null
  /** How the person proved who they are. */
  method: string
  remember: boolean
  /** The refresh cookie that goes on with it when it is over. */
  familyId: string | null
  /** When the person proved it, if that was not now. */
  authTime?: Date
  onlyIn: string | null
  /** The session that it continues: the first id of that one. */
  lineId?: string
  /** When this browser was trusted after a second factor: the session counts as verified where that is enough. */
  trust: Trust | null
  /** True when the way in was both factors itself. */
  isVerified?: boolean
  idleUntil: Date
  absUntil: Date
  ip: string
  userAgent: string
  now: Date
}

export async function insertSession(db: Db, session: NewSession) {
  const trust = session.isVerified ? null : session.trust
  await db
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: tokenHash(session.token),
      user_id: session.userId,
      ent_id: session.entId,
      aal: session.isVerified || trust !== null ? 2 : 1,
      amr: [session.method, ...(trust === null ? [] : ['device']), ...(trust?.method ? [trust.method] : [])],
      device_trusted_at: trust?.at ?? null,
      auth_time: session.authTime ?? session.now,
      last_seen_at: session.now,
      remember: session.remember,
      family_id: session.familyId,
      only_ent_id: session.onlyIn,
      line_id: session.lineId ?? null,
      idle_until: session.idleUntil,
      abs_until: session.absUntil,
      ip: session.ip,
      user_agent: session.userAgent,
    })
    .execute()
  await endSurplus(db, session)
}

/** The person whose session this token opens, or opened. */
export function findOwner(db: Db, token: string) {
  return db
    .selectFrom('session')
    .select(['id', 'user_id'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
}

export async function noteSignIn(
  db: Db,
  { userId, entId, ip, now }: { userId: string; entId: string | null; ip: string; now: Date },
) {
  await db.updateTable('user_account').set({ last_login_at: now, last_login_ip: ip }).where('id', '=', userId).execute()
  if (entId === null) return
  await db
    .updateTable('membership')
    .set({ last_used_at: now })
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .execute()
}

/** Stores the same password hashed anew, unless it was changed meanwhile. */
export async function replaceHash(db: Db, { userId, old, phc }: { userId: string; old: string; phc: string }) {
  await db.updateTable('credential').set({ phc }).where('user_id', '=', userId).where('phc', '=', old).execute()
}

/** Sessions that one enterprise vouched for are counted apart: its entrance ends nothing that it did not begin. */
async function endSurplus(db: Db, { userId, onlyIn, now }: Pick<NewSession, 'userId' | 'onlyIn' | 'now'>) {
  const surplus = db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('only_ent_id', 'is not distinct from', onlyIn)
    .where('ended_at', 'is', null)
    .where('acting_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(sessionsPerPerson)
  await db.updateTable('session').set({ ended_at: now, end_reason: 'surplus' }).where('id', 'in', surplus).execute()
}
