import { expressionBuilder } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import { normalLoginId } from './login-id.ts'

/** The ids of the accounts that this is the id or the login id of; `withNames`: or the name of whom they belong to. */
export function accountsCalled(text: string, { withNames = false } = {}) {
  return expressionBuilder<Database>()
    .selectFrom('user_account')
    .select('user_account.id')
    .where((eb) =>
      eb.or([
        eb('user_account.id', '=', text),
        eb('user_account.login_id_norm', '=', normalLoginId(text)),
        ...(withNames ? [eb('user_account.name', '=', text)] : []),
      ]),
    )
}
