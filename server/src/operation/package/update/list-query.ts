import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'

type Filter = CallParsed<'listUpdates'>
type Builder = ExpressionBuilder<Database & { p: Database['platform_update'] }, 'p'>
type UpdateQuery = { filter: Filter; now: Date }

const sortColumns = {
  plannedAt: sql`p.planned_at`,
  createdAt: sql`p.created_at`,
} satisfies SortColumns<'listUpdates'>

export function selectUpdates(db: Db, { filter, now }: UpdateQuery) {
  const condition = (eb: Builder) => eb.and(those(conditions({ filter, now }, eb)))
  const found = db.selectFrom('platform_update as p').where(condition)
  const by = [sortColumns[filter.sort], sql`p.id`]
  return selectList(db, { found, rows: rows(db).where(condition), page: filter, order: { by, order: filter.order } })
}

export function selectUpdate(db: Db, id: string) {
  return rows(db).where('p.id', '=', id).executeTakeFirst()
}

export type SelectedUpdate = NonNullable<Awaited<ReturnType<typeof selectUpdate>>>

function rows(db: Db) {
  return db
    .selectFrom('platform_update as p')
    .selectAll('p')
    .select((eb) => {
      const person = eb.selectFrom('user_account as u').select('u.name')
      return [
        person.whereRef('u.id', '=', 'p.created_by').as('author'),
        person.whereRef('u.id', '=', 'p.started_by').as('starter'),
        person.whereRef('u.id', '=', 'p.ended_by').as('ender'),
      ]
    })
}

function conditions({ filter, now }: UpdateQuery, eb: Builder) {
  return {
    state: when(filter.state, (state) => {
      if (state !== 'planned' && state !== 'announced' && state !== 'missed') return eb('p.state', '=', state)
      const isMissed = sql<SqlBool>`p.planned_at + make_interval(mins => p.window_min) <= ${now}`
      const planned = eb('p.state', '=', 'planned')
      if (state === 'missed') return eb.and([planned, isMissed])
      const isOpen = eb.and([planned, eb.not(isMissed)])
      return eb.and([isOpen, eb('p.announce_at', state === 'announced' ? '<=' : '>', now)])
    }),
    from: when(filter.from, (moment) => eb('p.planned_at', '>=', new Date(moment))),
    to: when(filter.to, (moment) => eb('p.planned_at', '<', new Date(moment))),
    // There are a few hundred in the life of a platform: looking through all of them costs nothing.
    iSearch: when(iSearchOf(filter), (text) => {
      const holds = sql<SqlBool>`strpos(lower(concat_ws(' ', p.version, p.title_zh, p.title_en)), ${text}) > 0`
      return eb.or([holds, eb('p.id', '=', text)])
    }),
  } satisfies Conditions<'listUpdates'>
}

function iSearchOf({ iSearch }: Filter) {
  return iSearch?.toLowerCase()
}
