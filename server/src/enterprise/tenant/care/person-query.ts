import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { passedHolds } from '../../../identity/people/person/search-query.ts'

type Filter = CallParsed<'listPeopleInCare'>
type Builder = ExpressionBuilder<Database & { u: Database['person_in_care'] }, 'u'>

const sortColumns = {
  name: sql`u.name collate atrium_name`,
  joinedAt: sql`u.joined_at`,
} satisfies SortColumns<'listPeopleInCare'>

/** Person and enterprise together break ties: a person may be in two of them. */
export async function selectPeopleInCare(db: Db, filter: Filter) {
  const found = inCare(db).where((eb) => eb.and(those(conditions(filter, eb))))
  const order = { by: [sortColumns[filter.sort], sql`u.id`, sql`u.ent_id`], order: filter.order }
  return selectList(db, { found, rows: withColumns(found), page: filter, order })
}

export type SelectedPerson = Awaited<ReturnType<typeof selectPeopleInCare>>['rows'][number]

function inCare(db: Db) {
  return db.selectFrom('person_in_care as u')
}

function withColumns(found: ReturnType<typeof inCare>) {
  return found
    .select(['u.id as userid', 'u.name', 'u.login_id as loginId', 'u.user_type as userType', 'u.title', 'u.status'])
    .select(['u.ent_id as entid', 'u.ent_name as entName', 'u.joined_at as joinedAt'])
}

function conditions(filter: Filter, eb: Builder) {
  return {
    entid: when(filter.entid, (id) => eb('u.ent_id', '=', id)),
    saas_id: when(filter.saas_id, (id) => eb('u.saas_id', '=', id)),
    userType: when(filter.userType, (type) => eb('u.user_type', '=', type)),
    status: when(filter.status, (status) => eb('u.status', '=', status)),
    iSearch: when(filter.iSearch, passedHolds),
  } satisfies Conditions<'listPeopleInCare'>
}
