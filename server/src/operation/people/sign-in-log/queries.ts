import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectLargeList } from '../../../foundation/query/list/large-list-query.ts'
import { accountsCalled } from '../../../identity/people/person/accounts-query.ts'

type Filter = CallParsed<'listSignIns'>
type SignInTables = Database & { a: Database['audit_log'] }
type Builder = ExpressionBuilder<SignInTables, 'a'>

const method = sql<string | null>`a.diff ->> 'method'`
const reason = sql<string | null>`a.diff ->> 'reason'`

const sortColumns = { at: sql`a.at` } satisfies SortColumns<'listSignIns'>

/** The sign-ins of the audit log: the target of each is the account. */
export function signInsOf(db: Db, filter: Filter) {
  const found = db
    .selectFrom('audit_log as a')
    .where('a.action', '=', 'signIn')
    .where((eb) => eb.and(those(conditions(filter, eb))))
  const by = [sortColumns[filter.sort], sql`a.id`]
  return { found, rows: withNames(found), order: { by, order: filter.order } }
}

function withNames(signIns: SelectQueryBuilder<SignInTables, 'a', object>) {
  return signIns
    .select(['a.id', 'a.at', 'a.result', 'a.ent_id', 'a.ip', 'a.user_agent'])
    .select([method.as('method'), reason.as('reason')])
    .select((eb) => {
      const user = eb.selectFrom('user_account as u').whereRef('u.id', '=', 'a.target_id')
      const enterprise = eb.selectFrom('enterprise as e').whereRef('e.id', '=', 'a.ent_id')
      return [
        user.select('u.id').as('user_id'),
        user.select('u.name').as('name'),
        user.select('u.login_id').as('login_id'),
        enterprise.select('e.name').as('ent_name'),
      ]
    })
}

export function selectSignIns(db: Db, filter: Filter) {
  return selectLargeList(db, {
    ...signInsOf(db, filter),
    key: ['listSignIns', filter],
    isSearch: Boolean(filter.iSearch),
    id: sql<string>`a.id`,
    rows: withNames(db.selectFrom('audit_log as a')),
    page: filter,
  })
}

export type SelectedSignIn = Awaited<ReturnType<typeof selectSignIns>>['rows'][number]

function conditions({ from, to, result, entid, ip, ...text }: Filter, eb: Builder) {
  return {
    from: when(from, (moment) => eb('a.at', '>=', new Date(moment))),
    to: when(to, (moment) => eb('a.at', '<', new Date(moment))),
    result: when(result, (wanted) => eb('a.result', '=', wanted)),
    entid: when(entid, (id) => eb('a.ent_id', '=', id)),
    ip: when(ip, (address) => eb('a.ip', '=', address)),
    method: when(text.method, (wanted) => sql<SqlBool>`${method} = ${wanted}`),
    reason: when(text.reason, (wanted) => sql<SqlBool>`${reason} = ${wanted}`),
    iSearch: when(text.iSearch, (name) => eb('a.target_id', '=', accountsCalled(name, { withNames: true }))),
  } satisfies Conditions<'listSignIns'>
}
