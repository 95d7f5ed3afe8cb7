import type { Row } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'

type NewFamily = { id: string; userId: string; secret: string; now: Date; until: Date }

export async function insertFamily(db: Db, { id, userId, secret, now, until }: NewFamily) {
  await db
    .insertInto('refresh_family')
    .values({ id, user_id: userId, current_hash: tokenHash(secret), turned_at: now, expires_at: until })
    .execute()
}

type Turn = { id: string; secret: string; next: string; now: Date }

/**
 * The one statement that uses a secret up: of any number of calls at once the first gets the family, others nothing.
 */
export function turnFamily(db: Db, { id, secret, next, now }: Turn) {
  return db
    .updateTable('refresh_family')
    .set({ previous_hash: tokenHash(secret), current_hash: tokenHash(next), handed_out: null, turned_at: now })
    .where('id', '=', id)
    .where('current_hash', '=', tokenHash(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'expires_at'])
    .executeTakeFirst()
}

export async function noteHandedOut(db: Db, { id, sealed }: { id: string; sealed: string }) {
  await db.updateTable('refresh_family').set({ handed_out: sealed }).where('id', '=', id).execute()
}

export function findFamily(db: Db, { id, now }: { id: string; now: Date }) {
  return db
    .selectFrom('refresh_family')
    .select(['id', 'user_id', 'previous_hash', 'handed_out', 'turned_at'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

type Kept = Pick<Row<'session'>, 'id' | 'line_id' | 'ent_id' | 'only_ent_id' | 'amr' | 'auth_time'>

/**
 * Ends the session that the family goes on with, and answers what it was. There is none once it was ended: by signing
 * out, by a new password, by an operator. Nor for a person who is suspended, or works for the platform by now.
 */
export function takeKept(db: Db, { familyId, now }: { familyId: string; now: Date }): Promise<Kept | undefined> {
  return db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'refreshed' })
    .where('family_id', '=', familyId)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_account as u')
          .select('u.id')
          .whereRef('u.id', '=', 'session.user_id')
          .where('u.status', '=', 'active')
          .where('u.platform_type', 'is', null)
          .where('u.deleted_at', 'is', null),
      ),
    )
    .returning(['id', 'line_id', 'ent_id', 'only_ent_id', 'amr', 'auth_time'])
    .executeTakeFirst()
}

/** Revokes the family: it renews no session any more, and its session ends with it. */
export async function revokeFamily(db: Db, { id, reason, now }: { id: string; reason: string; now: Date }) {
  await db.updateTable('refresh_family').set({ revoked_at: now, handed_out: null }).where('id', '=', id).execute()
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('family_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** No browser of this person stays signed in beyond its session. */
export async function revokeFamiliesOf(db: Db, { userId, now }: { userId: string; now: Date }) {
  await db
    .updateTable('refresh_family')
    .set({ revoked_at: now, handed_out: null })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}
