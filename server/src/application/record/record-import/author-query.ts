import { ownPeople, type UserType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { letsPeopleIn } from '../../../identity/people/membership/open-query.ts'

type Author = { entId: string; userId: string; now: Date }

/** The person for whom an import goes on, as the enterprise has them now; undefined where they, or it, may change nothing. */
export async function findAuthor(db: Db, { entId, userId, now }: Author) {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select('m.user_type as userType')
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .where('m.user_type', 'in', [...ownPeople])
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .where('e.status', '=', 'active')
    .where(letsPeopleIn('e', now))
    .executeTakeFirst()
  return row && { userId, userType: row.userType as UserType }
}
