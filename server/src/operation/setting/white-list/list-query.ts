import { whiteListKinds, type CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'

type Filter = CallParsed<'listWhiteListEntries'>
type Builder = ExpressionBuilder<Database & { w: Database['app_whitelist'] }, 'w'>

const sortColumns = {
  createdAt: sql`w.created_at`,
  expiresAt: sql`w.expires_at`,
  value: sql`w.value`,
} satisfies SortColumns<'listWhiteListEntries'>

export function selectEntries(db: Db, filter: Filter) {
  const condition = (eb: Builder) => eb.and([eb('w.kind', 'in', whiteListKinds), ...those(conditions(filter, eb))])
  const found = db.selectFrom('app_whitelist as w').where(condition)
  const by = [sortColumns[filter.sort], sql`w.id`]
  const order = { by, order: filter.order, hasNullsLast: filter.sort === 'expiresAt' }
  return selectList(db, { found, rows: rows(db).where(condition), page: filter, order })
}

export function selectEntry(db: Db, id: string) {
  return rows(db).where('w.id', '=', id).where('w.kind', 'in', whiteListKinds).executeTakeFirst()
}

export type SelectedEntry = NonNullable<Awaited<ReturnType<typeof selectEntry>>>

// The clock of the database decides, as it does when the list is enforced.
const isOver = sql<SqlBool>`coalesce(w.expires_at <= clock_timestamp(), false)`

function rows(db: Db) {
  return db
    .selectFrom('app_whitelist as w')
    .selectAll('w')
    .select((eb) => [
      eb.selectFrom('enterprise as e').select('e.name').whereRef('e.id', '=', 'w.ent_id').as('ent_name'),
      eb.selectFrom('user_account as u').select('u.name').whereRef('u.id', '=', 'w.created_by').as('author'),
      isOver.as('is_over'),
    ])
}

function conditions(filter: Filter, eb: Builder) {
  return {
    kind: when(filter.kind, (kind) => eb('w.kind', '=', kind)),
    state: when(filter.state, (state) => {
      if (state === 'expired') return isOver
      return eb.and([eb.not(isOver), eb('w.enabled', '=', state === 'on')])
    }),
    entid: when(filter.entid, (entId) => eb('w.ent_id', '=', entId)),
    reach: when(filter.reach, (reach) => eb('w.ent_id', reach === 'shared' ? 'is' : 'is not', null)),
    from: when(filter.from, (moment) => eb('w.expires_at', '>=', new Date(moment))),
    to: when(filter.to, (moment) => eb('w.expires_at', '<', new Date(moment))),
    iSearch: when(filter.iSearch?.toLowerCase(), (text) =>
      eb.or([sql<SqlBool>`strpos(lower(w.value), ${text}) > 0`, sql<SqlBool>`strpos(lower(w.note), ${text}) > 0`]),
    ),
  } satisfies Conditions<'listWhiteListEntries'>
}
