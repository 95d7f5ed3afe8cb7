import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { makerId, makerName } from './maker-query.ts'

type Filter = CallParsed<'listRevisions'>
const sortColumns = { number: sql`r.number` } satisfies SortColumns<'listRevisions'>

export function selectRevisions(db: Db, filter: Filter) {
  const found = db.selectFrom('map_revision as r').where((eb) => eb.and(those(conditions(filter))))
  const order = { by: [sortColumns.number], order: filter.order }
  return selectList(db, {
    found,
    rows: rows(db).where((eb) => eb.and(those(conditions(filter)))),
    page: filter,
    order,
  })
}

export function selectRevision(db: Db, id: string) {
  return rows(db).where('r.id', '=', id).executeTakeFirst()
}

export type SelectedRevision = NonNullable<Awaited<ReturnType<typeof selectRevision>>>

function rows(db: Db) {
  return db
    .selectFrom('map_revision as r')
    .leftJoin('map_revision as p', 'p.id', 'r.parent_id')
    .select(['r.id', 'r.number', 'r.reason', 'r.entries', 'r.digest', 'r.made_at', 'r.made_by_kind'])
    .select((eb) => [
      eb.ref('p.entries').as('before'),
      makerName(eb.ref('r.made_by_kind'), eb.ref('r.made_by')).as('maker'),
      makerId(eb.ref('r.made_by_kind'), eb.ref('r.made_by')).as('maker_id'),
    ])
}

function conditions({ iSearch, slug, madeByKind }: Filter) {
  return {
    slug: when(
      slug,
      (part) => sql<SqlBool>`exists (select from part_in_force f where f.slug = ${part} and f.number = r.number)`,
    ),
    madeByKind: when(madeByKind, (kind) => sql<SqlBool>`r.made_by_kind = ${kind}`),
    iSearch: when(iSearch?.toLowerCase(), (text) => sql<SqlBool>`strpos(lower(r.reason), ${text}) > 0`),
  } satisfies Conditions<'listRevisions'>
}
