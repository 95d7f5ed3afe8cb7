import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import { normalLoginId, wholePhones } from './login-id.ts'

/**
 * The ids of the accounts with this id or login id; `withNames`: or whose person has this name. For `column = any(…)`:
 * found first, they lead into the index of the column, also beside other ways to be found.
 */
export function accountsCalled(text: string, { withNames = false } = {}) {
  const ids = expressionBuilder<Database>()
    .selectFrom('user_account')
    .select('user_account.id')
    .where((eb) =>
      eb.or([
        eb('user_account.id', '=', text),
        eb('user_account.login_id_norm', '=', normalLoginId(text)),
        ...(withNames ? [sql<SqlBool>`user_account.name collate atrium_name = ${text}`] : []),
      ]),
    )
  return sql<string>`any(array(${ids}))`
}

/** The ids of the accounts with this telephone number, proven or not: all of it, however it is typed. Null for what is no number. */
export function accountsAtPhone(text: string) {
  const phones = wholePhones(text)
  if (phones.length === 0) return null
  const ids = expressionBuilder<Database>()
    .selectFrom('user_account')
    .select('user_account.id')
    .where((eb) => eb.or([eb('user_account.phone_e164', 'in', phones), eb('user_account.phone', 'in', phones)]))
  return sql<string>`any(array(${ids}))`
}
