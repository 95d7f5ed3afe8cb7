import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import { normalLoginId } from './login-id.ts'

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
