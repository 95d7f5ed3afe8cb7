import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'

type Filter = CallParsed<'listTeamParcels'>
type Builder = ExpressionBuilder<Database & { p: Database['parcel'] }, 'p'>

const sortColumns = {
  slug: sql`p.slug`,
  createdAt: sql`p.created_at`,
} satisfies SortColumns<'listTeamParcels'>

export function selectParcels(db: Db, filter: Filter, now: Date) {
  const condition = (eb: Builder) => eb.and(those(conditions(filter, eb)))
  const found = db.selectFrom('parcel as p').where(condition)
  const order = { by: [sortColumns[filter.sort], sql`p.slug`], order: filter.order }
  return selectList(db, { found, rows: rows(db, now).where(condition), page: filter, order })
}

export function selectParcel(db: Db, slug: string, now: Date) {
  return rows(db, now).where('p.slug', '=', slug).executeTakeFirst()
}

export type SelectedParcel = NonNullable<Awaited<ReturnType<typeof selectParcel>>>

function rows(db: Db, now: Date) {
  return db
    .selectFrom('parcel as p')
    .selectAll('p')
    .select((eb) => [
      eb.selectFrom('user_account as u').select('u.name').whereRef('u.id', '=', 'p.created_by').as('creator'),
      eb.selectFrom('user_account as u').select('u.name').whereRef('u.id', '=', 'p.updated_by').as('updater'),
      eb
        .selectFrom('deploy_token as t')
        .select((count) => count.fn.countAll<number>().as('live'))
        .whereRef('t.parcel', '=', 'p.slug')
        .where('t.revoked_at', 'is', null)
        .where('t.expires_at', '>', now)
        .$asScalar()
        .as('live_tokens'),
      inForce(eb.ref('p.slug')).as('in_force'),
    ])
}

/** The version that the portal runs. */
function inForce(slug: Expression<string>) {
  return sql<string | null>`(select a.version from deploy_channel c
    join map_revision r on r.id = c.head join artifact a on a.id = r.entries ->> ${slug} where c.name = 'production')`
}

function conditions(filter: Filter, eb: Builder) {
  return {
    team: when(filter.team, (team) => eb('p.team', '=', team)),
    iSearch: when(filter.iSearch?.toLowerCase(), (text) =>
      eb.or(
        (['slug', 'team', 'contact'] as const).map(
          (column) => sql<SqlBool>`strpos(lower(${eb.ref(`p.${column}`)}), ${text}) > 0`,
        ),
      ),
    ),
  } satisfies Conditions<'listTeamParcels'>
}
