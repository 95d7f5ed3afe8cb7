import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../foundation/query/list/conditions.ts'
import { selectList } from '../../foundation/query/list/list-query.ts'
import { makerId, makerName } from '../release/release/maker-query.ts'

type Filter = CallParsed<'listRollouts'>
const sortColumns = { begunAt: sql`r.begun_at` } satisfies SortColumns<'listRollouts'>

export function selectRollouts(db: Db, filter: Filter) {
  const found = db.selectFrom('rollout as r').where((eb) => eb.and(those(conditions(filter))))
  const order = { by: [sortColumns[filter.sort], sql`r.id`], order: filter.order }
  const page = rows(db).where((eb) => eb.and(those(conditions(filter))))
  return selectList(db, { found, rows: page, page: filter, order })
}

export function selectRollout(db: Db, id: string) {
  return rows(db).where('r.id', '=', id).executeTakeFirst()
}

export type SelectedRollout = NonNullable<Awaited<ReturnType<typeof selectRollout>>>

export function selectNewest(db: Db, parcel: string) {
  return rows(db)
    .where('r.parcel', '=', parcel)
    .orderBy('r.begun_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The running ones, in one order, for the process that judges all of them. */
export function selectToJudge(db: Db) {
  return rows(db).where('r.state', '=', 'running').orderBy('r.parcel').execute()
}

function rows(db: Db) {
  return db
    .selectFrom('rollout as r')
    .innerJoin('artifact as a', 'a.id', 'r.artifact_id')
    .leftJoin('artifact as b', 'b.id', 'r.before_id')
    .selectAll('r')
    .select((eb) => [
      eb.ref('a.version').as('version'),
      eb.ref('b.version').as('before'),
      makerName(eb.ref('r.begun_by_kind'), eb.ref('r.begun_by')).as('beginner'),
      makerId(eb.ref('r.begun_by_kind'), eb.ref('r.begun_by')).as('beginner_id'),
      makerName(sql<string>`r.ended_by_kind`, eb.ref('r.ended_by')).as('ender'),
    ])
}

function conditions({ slug, state, iSearch }: Filter) {
  return {
    slug: when(slug, (parcel) => sql<SqlBool>`r.parcel = ${parcel}`),
    state: when(state, (one) => sql<SqlBool>`r.state = ${one}`),
    iSearch: when(
      iSearch?.toLowerCase(),
      (text) => sql<SqlBool>`strpos(r.parcel || ' ' || lower(r.reason), ${text}) > 0`,
    ),
  } satisfies Conditions<'listRollouts'>
}
