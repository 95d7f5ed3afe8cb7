import { userTypeOf } from '../../../identity/people/person/user-type.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** The people who are at work in an enterprise of the demo, by login id. */
export async function selectColleagues(db: Db, entId: string) {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['u.login_id as loginId', 'u.id', 'm.user_type as userType'])
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .execute()
  return new Map(rows.map(({ loginId, id, userType }) => [loginId, { id, userType: userTypeOf(userType) }]))
}

/** The people of the demo whose work is the platform's, by login id. */
export async function selectStaff(db: Db) {
  const rows = await db
    .selectFrom('user_account')
    .select(['login_id as loginId', 'id', 'platform_type as userType'])
    .where('platform_type', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ loginId, id, userType }) => [loginId, { id, userType: userTypeOf(userType ?? 0) }]))
}
