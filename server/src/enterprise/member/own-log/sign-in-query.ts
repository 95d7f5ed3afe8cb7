import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { membersCalled } from './members-query.ts'

type Filter = CallParsed<'listMemberSignIns'>
type Builder = ExpressionBuilder<Database & { s: Database['sign_in_of_enterprise'] }, 's'>

const sortColumns = { at: sql`s.at` } satisfies SortColumns<'listMemberSignIns'>

/** The view decides which sign-ins an enterprise has. */
export function selectMemberSignIns(db: Db, filter: Filter) {
  const found = db.selectFrom('sign_in_of_enterprise as s').where((eb) => eb.and(those(conditions(filter, eb, db))))
  const rows = found
    .leftJoin('user_account as u', 'u.id', 's.user_id')
    .select(['s.id', 's.at', 's.result', 's.user_id', 's.method', 's.reason', 's.ip', 's.user_agent'])
    .select(['u.name', 'u.login_id'])
  const order = { by: [sortColumns[filter.sort], sql`s.id`], order: filter.order }
  return selectList(db, { found, rows, page: filter, order })
}

export type SelectedMemberSignIn = Awaited<ReturnType<typeof selectMemberSignIns>>['rows'][number]

function conditions({ from, to, iSearch, ...filter }: Filter, eb: Builder, db: Db) {
  return {
    from: when(from, (moment) => eb('s.at', '>=', new Date(moment))),
    to: when(to, (moment) => eb('s.at', '<', new Date(moment))),
    person: when(filter.person, (id) => eb('s.user_id', '=', id)),
    result: when(filter.result, (result) => eb('s.result', '=', result)),
    reason: when(filter.reason, (reason) => eb('s.reason', '=', reason)),
    method: when(filter.method, (method) => eb('s.method', '=', method)),
    ip: when(filter.ip, (ip) => eb('s.ip', '=', ip)),
    iSearch: when(iSearch, (text) => eb('s.user_id', 'in', membersCalled(db, text))),
  } satisfies Conditions<'listMemberSignIns'>
}
