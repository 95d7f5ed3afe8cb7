import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { letsPeopleIn } from '../../../identity/people/membership/open-query.ts'

/** A person who is in the enterprise now, with the address that they have confirmed. For the platform's scope. */
export function findAddressee(db: Db, { entId, userId, now }: { entId: string; userId: string; now: Date }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['e.name as enterprise', 'm.user_type as userType', 'u.name', 'u.locale'])
    .select(sql<string | null>`case when u.email_verified_at is not null then u.email end`.as('email'))
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .where(letsPeopleIn('e', now))
    .where('u.deleted_at', 'is', null)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
}
