import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { stateSql } from './queries.ts'

type Filter = CallParsed<'listProposals'>
const sortColumns = { madeAt: sql`p.made_at` } satisfies SortColumns<'listProposals'>

export function selectProposals(db: Db, filter: Filter, now: Date) {
  const all = those(conditions(filter, now))
  const found = db.selectFrom('map_proposal as p').where((eb) => eb.and(all))
  const order = { by: [sortColumns[filter.sort], sql`p.id`], order: filter.order }
  return selectList(db, { found, rows: rows(db, now).where((eb) => eb.and(all)), page: filter, order })
}

export function selectProposal(db: Db, id: string, now: Date) {
  return rows(db, now)
    .select(['p.decision', 'h.number as against', 'b.number as back'])
    .where('p.id', '=', id)
    .executeTakeFirst()
}

export type SelectedProposal = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

function rows(db: Db, now: Date) {
  return db
    .selectFrom('map_proposal as p')
    .innerJoin('map_revision as h', 'h.id', 'p.head_id')
    .leftJoin('map_revision as b', 'b.id', 'p.back_id')
    .leftJoin('map_revision as r', 'r.id', 'p.revision_id')
    .innerJoin('user_account as m', 'm.id', 'p.made_by')
    .leftJoin('user_account as d', 'd.id', 'p.decided_by')
    .select(['p.id', 'p.reason', 'p.changes', 'p.token_label', 'p.made_at', 'p.expires_at', 'p.decided_at'])
    .select(['p.made_by', 'p.decided_by'])
    .select(['h.entries as before', 'm.name as maker', 'd.name as decider', 'r.number', stateSql(now).as('state')])
}

function conditions({ iSearch, state }: Filter, now: Date) {
  return {
    state: when(state, (one) => sql<SqlBool>`${stateSql(now)} = ${one}`),
    iSearch: when(iSearch?.toLowerCase(), (text) => sql<SqlBool>`strpos(lower(p.reason), ${text}) > 0`),
  } satisfies Conditions<'listProposals'>
}
