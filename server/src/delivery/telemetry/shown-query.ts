import type { CallParsed, Measure } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../foundation/query/list/conditions.ts'
import { selectList } from '../../foundation/query/list/list-query.ts'

/** Rows of so many minutes, from a moment on. */
export type Span = { minutes: number; from: Date }

const counted = [
  sql<number>`sum(openings)::bigint`.as('openings'),
  sql<number>`sum(failed)::bigint`.as('failed'),
  // An opening and its error are told apart, so the error may be in another span.
  sql<number>`least(sum(erred), sum(openings))::bigint`.as('erred'),
] as const

/** How far three quarters of the openings reach. */
function quarters(measure: Measure) {
  return sql<number | null>`atrium_reach(atrium_sum_counts(${sql.ref(measure)}), 0.75)`.as(measure)
}

type Filter = CallParsed<'listTelemetry'>
type Sum = {
  slug: string
  version: string
  isOfVisitors: boolean
  openings: number
  failed: number
  erred: number
  load: number | null
  mount: number | null
}
type Builder = ExpressionBuilder<{ t: Sum }, 't'>

const sortColumns = {
  openings: sql`t.openings`,
  errors: sql`t.erred::double precision / greatest(t.openings, 1)`,
  loadMs: sql`coalesce(t.load, -1)`,
  mountMs: sql`coalesce(t.mount, -1)`,
} satisfies SortColumns<'listTelemetry'>

export function selectFigures(db: Db, { filter, span }: { filter: Filter; span: Span }) {
  const sums = inSpan(db, span)
    .select(['slug', 'version', 'of_visitors as isOfVisitors', ...counted, quarters('load'), quarters('mount')])
    .groupBy(['slug', 'version', 'of_visitors'])
  const found = db.selectFrom(sums.as('t')).where((eb) => eb.and(those(conditions(filter, eb))))
  const by = [sortColumns[filter.sort], sql`t.slug`, sql`t.version`, sql`t."isOfVisitors"`]
  return selectList(db, { found, rows: found.selectAll('t'), page: filter, order: { by, order: filter.order } })
}

function conditions({ erred, isOfVisitors, iSearch }: Filter, eb: Builder) {
  return {
    // Which rows are read at all: see `inSpan`.
    period: undefined,
    erred: when(erred, (is) => eb('t.erred', is ? '>' : '=', 0)),
    isOfVisitors: when(isOfVisitors, (is) => eb('t.isOfVisitors', '=', is)),
    iSearch: when(
      iSearch,
      (text) => sql<boolean>`position(${text.toLowerCase()} in t.slug || '@' || lower(t.version)) > 0`,
    ),
  } satisfies Conditions<'listTelemetry'>
}

/** The one opened most first. */
export function selectVersions(db: Db, slug: string, span: Span) {
  return inSpan(db, span)
    .select([
      'version',
      'of_visitors as isOfVisitors',
      ...counted,
      sql<number>`sum(long_tasks)::bigint`.as('long_tasks'),
    ])
    .select([quarters('load'), quarters('mount'), quarters('content'), quarters('fcp')])
    .select([quarters('lcp'), quarters('ttfb'), quarters('inp'), quarters('cls')])
    .where('slug', '=', slug)
    .groupBy(['version', 'of_visitors'])
    .orderBy('openings', 'desc')
    .orderBy('version', 'desc')
    .orderBy('of_visitors')
    .limit(20)
    .execute()
}

type Some = { slug: string; versions: readonly { version: string; isOfVisitors: boolean }[] }

export async function selectSeries(db: Db, { slug, versions }: Some, span: Span) {
  if (versions.length === 0) return []
  const [openings, , erred] = counted
  return inSpan(db, span)
    .select(['version', 'of_visitors as isOfVisitors', 'at', openings, erred, quarters('load'), quarters('mount')])
    .where('slug', '=', slug)
    .where((eb) => eb.or(versions.map((one) => eb.and({ version: one.version, of_visitors: one.isOfVisitors }))))
    .groupBy(['version', 'of_visitors', 'at'])
    .orderBy('at')
    .orderBy('version')
    .orderBy('of_visitors')
    .execute()
}

/** The errors, the most frequent first. */
export function selectErrors(db: Db, slug: string, { minutes, from }: Span) {
  return db
    .selectFrom('telemetry_error')
    .select(['version', 'kind', 'message', 'of_visitors as isOfVisitors'])
    .select([
      sql<number>`sum(count)::bigint`.as('count'),
      sql<Date>`min(first_at)`.as('first_at'),
      sql<Date>`max(last_at)`.as('last_at'),
      sql<string>`(array_agg(revision order by last_at desc))[1]`.as('revision'),
    ])
    .where('minutes', '=', minutes)
    .where('at', '>=', from)
    .where('slug', '=', slug)
    .groupBy(['version', 'kind', 'message', 'of_visitors'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(50)
    .execute()
}

function inSpan(db: Db, { minutes, from }: Span) {
  return db.selectFrom('telemetry_figure').where('minutes', '=', minutes).where('at', '>=', from)
}
