import type { Db } from '../../../foundation/db/tx.ts'
import { passedHolds } from '../../../identity/people/person/search-query.ts'

/** The people with a text in their name or login id whom a space sees: its members, also former ones. */
export function membersCalled(db: Db, text: string) {
  return db.selectFrom('user_account as u').select('u.id').where(passedHolds(text))
}
