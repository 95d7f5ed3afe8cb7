import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { idOnCard } from '../../../identity/people/membership/card-query.ts'
import { stateOf } from '../../../identity/people/invitation/queries.ts'

type Filter = CallParsed<'listInvitations'> & { now: Date }

export function selectInvitations(db: Db, filter: Filter) {
  const found = db
    .selectFrom('invitation as i')
    .leftJoin('user_account as u', 'u.id', 'i.created_by')
    .where((eb) => eb.and(those(conditions(filter))))
  const rows = found
    .select(['i.id', 'i.purpose', 'i.user_type', 'i.quota', 'i.used', 'i.phone', 'i.domain'])
    .select(['i.expires_at', 'i.created_at', 'u.name as creator', stateOf(filter.now).as('state')])
    .select(idOnCard('i.ent_id', 'i.created_by').as('creator_id'))
  const by = [sql`i.created_at`, sql`i.id`]
  return selectList(db, { found, rows, page: filter, order: { by, order: 'desc' } })
}

export type SelectedInvitation = Awaited<ReturnType<typeof selectInvitations>>['rows'][number]

function conditions({ state, iSearch, now }: Filter) {
  return {
    state: when(state, (wanted) => sql<SqlBool>`${stateOf(now)} = ${wanted}`),
    iSearch: when(iSearch, (text) => sql<SqlBool>`strpos(lower(i.purpose), ${text.toLowerCase()}) > 0`),
  } satisfies Conditions<'listInvitations'>
}
