import type { Db } from '../../foundation/db/tx.ts'

/** A person who is in the enterprise now and has confirmed an address. */
export function findLetterTo(db: Db, { entId, userId }: { entId: string; userId: string }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['e.name as enterprise', 'm.user_type as userType', 'u.name', 'u.locale', 'u.email'])
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .where('e.deleted_at', 'is', null)
    .where('e.status', 'in', ['active', 'readonly'])
    .where('u.deleted_at', 'is', null)
    .where('u.status', '=', 'active')
    .where('u.email_verified_at', 'is not', null)
    .executeTakeFirst()
}
