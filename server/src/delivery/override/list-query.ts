import type { CallParsed, OverrideRow } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../foundation/query/list/conditions.ts'
import { selectList } from '../../foundation/query/list/list-query.ts'
import { nameOf } from '../parcel/parcel/row.ts'

type Filter = CallParsed<'listOverrides'>

const sortColumns = {
  madeAt: sql`o.made_at`,
  expiresAt: sql`o.expires_at`,
} satisfies SortColumns<'listOverrides'>

export function selectOverrides(db: Db, filter: Filter, now: Date) {
  const all = those(conditions(filter, now))
  const found = db.selectFrom('parcel_override as o').where((eb) => eb.and(all))
  const order = { by: [sortColumns[filter.sort], sql`o.id`], order: filter.order }
  return selectList(db, { found, rows: rows(db, now).where((eb) => eb.and(all)), page: filter, order })
}

function rows(db: Db, now: Date) {
  return db
    .selectFrom('parcel_override as o')
    .innerJoin('parcel as p', 'p.slug', 'o.parcel')
    .leftJoin('artifact as a', 'a.id', 'o.artifact_id')
    .select(['o.id', 'o.kind', 'o.parcel', 'p.team', 'a.version', 'o.port', 'o.seats', 'o.made_at', 'o.expires_at'])
    .select([
      'o.made_by',
      'o.revoked_by',
      'o.revoked_at',
      stateSql(now).as('state'),
      makerSql.as('maker'),
      revokerSql.as('revoker'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

const granted = sql<SqlBool>`exists (select from override_grant g where g.override_id = o.id)`
const held = sql<SqlBool>`exists (select from override_grant g where g.override_id = o.id and g.ended_at is null)`
const makerSql = sql<string | null>`coalesce((select t.label from deploy_token t where t.id = o.token_id),
  (select u.name from user_account u where u.id = o.made_by))`
const revokerSql = sql<string | null>`(select u.name from user_account u where u.id = o.revoked_by)`

/** The state of an override, by the same conditions as in `queries.ts`. */
function stateSql(now: Date) {
  return sql<OverrideRow['state']>`case when o.revoked_at is not null or o.expires_at <= ${now}
      or exists (select from deploy_token t where t.id = o.token_id and (t.revoked_at is not null or t.expires_at <= ${now}))
      then 'over'
    when ${held} then 'live'
    when ${granted} and o.seats <= (select count(*) from override_grant g where g.override_id = o.id) then 'over'
    when o.take_until <= ${now} then 'over' else 'asked' end`
}

/** The people who have, or had, these; the newest first. */
export function selectPeople(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('override_grant as g')
    .innerJoin('user_account as u', 'u.id', 'g.user_id')
    .select(['g.override_id', 'g.user_id', 'u.name', 'u.login_id', 'g.granted_at', 'g.first_used_at', 'g.ended_at'])
    .where('g.override_id', 'in', ids)
    .orderBy('g.granted_at', 'desc')
    .execute()
}

type People = Awaited<ReturnType<typeof selectPeople>>

export function overrideRowOf(row: Row, { people, now }: { people: People; now: Date }): OverrideRow {
  const isOver = row.state === 'over' || row.expires_at <= now
  return {
    id: row.id,
    kind: row.kind,
    slug: row.parcel,
    name: nameOf({ team: row.team, slug: row.parcel }),
    team: row.team,
    version: row.version,
    port: row.port,
    madeBy: row.maker,
    madeById: row.made_by,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: row.state,
    seats: row.seats,
    people: people
      .filter((one) => one.override_id === row.id)
      .map((one) => ({
        userId: one.user_id,
        name: one.name,
        loginId: one.login_id,
        grantedAt: one.granted_at.toISOString(),
        firstUsedAt: one.first_used_at?.toISOString() ?? null,
        isLive: one.ended_at === null && !isOver,
      })),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedBy: row.revoker,
    revokedById: row.revoked_by,
  }
}

function conditions(filter: Filter, now: Date) {
  return {
    kind: when(filter.kind, (kind) => sql<SqlBool>`o.kind = ${kind}`),
    state: when(filter.state, (state) => sql<SqlBool>`${stateSql(now)} = ${state}`),
    iSearch: when(filter.iSearch?.toLowerCase(), (text) => sql<SqlBool>`strpos(o.parcel, ${text}) > 0`),
  } satisfies Conditions<'listOverrides'>
}
