import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'

export type CallMinute = NewRow<'call_minute'>

const hourMs = 60 * 60_000

/** All processes write in the same order, so that no two wait for each other. */
export async function addMinutes(db: Db, minutes: readonly CallMinute[]) {
  const keyOf = ({ minute, call }: CallMinute) => `${minute.toISOString()} ${call}`
  await db
    .insertInto('call_minute')
    .values(minutes.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict((on) =>
      on.columns(['minute', 'call']).doUpdateSet({
        requests: sql`call_minute.requests + excluded.requests`,
        failures: sql`call_minute.failures + excluded.failures`,
        slow: sql`call_minute.slow + excluded.slow`,
        total_ms: sql`call_minute.total_ms + excluded.total_ms`,
        most_ms: sql`greatest(call_minute.most_ms, excluded.most_ms)`,
      }),
    )
    .execute()
}

type Filter = CallParsed<'listTraffic'>
/** `named`: the calls that the search means. */
type TrafficQuery = { filter: Filter; named: readonly string[]; now: Date }
type Sum = { call: string; requests: number; failures: number; slow: number; mean_ms: number; most_ms: number }
type Builder = ExpressionBuilder<{ t: Sum }, 't'>

const sortColumns = {
  requests: sql`t.requests`,
  failures: sql`t.failures`,
  meanMs: sql`t.mean_ms`,
  mostMs: sql`t.most_ms`,
} satisfies SortColumns<'listTraffic'>

export function selectTraffic(db: Db, { filter, named, now }: TrafficQuery) {
  const found = db.selectFrom(sums(db, now).as('t')).where((eb) => eb.and(those(conditions({ filter, named }, eb))))
  const by = [sortColumns[filter.sort], sql`t.call`]
  return selectList(db, { found, rows: found.selectAll('t'), page: filter, order: { by, order: filter.order } })
}

function conditions({ filter, named }: Omit<TrafficQuery, 'now'>, eb: Builder) {
  return {
    failed: when(filter.failed, (is) => eb('t.failures', is ? '>' : '=', 0)),
    slow: when(filter.slow, (is) => eb('t.slow', is ? '>' : '=', 0)),
    iSearch: when(filter.iSearch, () => eb('t.call', 'in', [...named, ''])),
  } satisfies Conditions<'listTraffic'>
}

/** A row for each call, of some thousand rows. */
function sums(db: Db, now: Date) {
  return db
    .selectFrom('call_minute')
    .select([
      'call',
      sql<number>`sum(requests)::bigint`.as('requests'),
      sql<number>`sum(failures)::bigint`.as('failures'),
      sql<number>`sum(slow)::bigint`.as('slow'),
      sql<number>`(sum(total_ms) / sum(requests))::bigint`.as('mean_ms'),
      sql<number>`max(most_ms)::bigint`.as('most_ms'),
    ])
    .where('minute', '>=', new Date(now.getTime() - hourMs))
    .groupBy('call')
}

const stepMinutes = 5
const stepsOfHour = 60 / stepMinutes

/** The last hour and the one before in steps, 24 of them, the oldest first: of some thousand rows, which are kept so long. */
export async function selectSteps(db: Db, now: Date) {
  const ago = sql<number>`greatest(0, floor(extract(epoch from ${now}::timestamptz - minute) / ${60 * stepMinutes}))::int`
  const rows = await db
    .selectFrom('call_minute')
    .select([
      ago.as('ago'),
      sql<number>`sum(requests)::bigint`.as('requests'),
      sql<number>`sum(failures)::bigint`.as('failures'),
      sql<number>`sum(slow)::bigint`.as('slow'),
    ])
    .where('minute', '>', new Date(now.getTime() - 2 * hourMs))
    .groupBy('ago')
    .execute()
  const found = new Map(rows.map(({ ago: step, ...counts }) => [step, counts]))
  const none = { requests: 0, failures: 0, slow: 0 }
  return Array.from({ length: 2 * stepsOfHour }, (_, step) => found.get(step) ?? none).toReversed()
}

/** All calls of the last hour together, and those that took longest. */
export async function sumTraffic(db: Db, now: Date) {
  const rows = await sums(db, now)
    .orderBy(sql`mean_ms`, 'desc')
    .orderBy('call')
    .execute()
  const total = (of: 'requests' | 'failures' | 'slow') => rows.reduce((sum, row) => sum + row[of], 0)
  const slowest = rows.slice(0, 5).map(({ mean_ms: meanMs, most_ms: mostMs, ...row }) => ({ ...row, meanMs, mostMs }))
  return { requests: total('requests'), failures: total('failures'), slow: total('slow'), slowest }
}
