import type { Db } from '../../../foundation/db/tx.ts'
import { normalLoginId } from '../../../identity/people/person/login-id.ts'
import { matches, type UserFilter } from './filter-query.ts'

/** The person of the list whose login id is the very text that is searched for, by the index of login ids. */
export function findExact(db: Db, filter: UserFilter) {
  const { iSearch = '' } = filter
  if (iSearch === '') return undefined
  return db
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.login_id_norm', '=', normalLoginId(iSearch))
    .where(matches({ ...filter, common: 'notAsked' }))
    .executeTakeFirst()
}
