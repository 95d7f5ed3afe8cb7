import type { Lang } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

export function selectAccount(db: Db, userId: string) {
  return db
    .selectFrom('user_account as u')
    .leftJoin('credential as c', (join) => join.onRef('c.user_id', '=', 'u.id').on('c.kind', '=', 'password'))
    .select(['u.id', 'u.login_id', 'u.name', 'u.phone', 'u.phone_e164', 'u.email', 'u.email_verified_at', 'c.set_at'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function updateLocale(db: Db, { userId, lang, now }: { userId: string; lang: Lang; now: Date }) {
  await db.updateTable('user_account').set({ locale: lang, updated_at: now }).where('id', '=', userId).execute()
}

/** The sessions of a person that still open something, or go on by a cookie; the last used first. */
export function selectLiveSessions(db: Db, { userId, now }: { userId: string; now: Date }) {
  return (
    db
      .selectFrom('session as s')
      .leftJoin('refresh_family as f', (join) =>
        join.onRef('f.id', '=', 's.family_id').on('f.revoked_at', 'is', null).on('f.expires_at', '>', now),
      )
      .select(['s.id', 's.user_agent', 's.ip', 's.created_at', 's.last_seen_at', 'f.expires_at as kept_until'])
      .where('s.user_id', '=', userId)
      // Sessions of an acting operator are listed apart, with the reason and without the operator's address.
      .where('s.acting_id', 'is', null)
      .where('s.ended_at', 'is', null)
      .where((eb) =>
        eb.or([eb.and([eb('s.idle_until', '>', now), eb('s.abs_until', '>', now)]), eb('f.id', 'is not', null)]),
      )
      .orderBy('s.last_seen_at', 'desc')
      .orderBy('s.id', 'desc')
      .execute()
  )
}
