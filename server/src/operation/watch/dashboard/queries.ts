import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { countFound } from '../../../foundation/query/list/list-query.ts'
import { onlineSince } from '../../../identity/session/online.ts'

const mostPeople = 10_001
/** The most sign-ins of one hour that is not added up yet: a busy one has fewer. */
const mostSignIns = 100_000

type Span = { from: Date; to: Date }

/** Counts in an index of ten thousand rows. */
export async function countEnterprises(db: Db) {
  const rows = await db
    .selectFrom('enterprise')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** A person with several sessions counts once; the sessions that were seen last are counted, as far as lists count. */
export async function countOnline(db: Db, now: Date) {
  const seen = db
    .selectFrom('session')
    .select('user_id')
    .where('ended_at', 'is', null)
    .where('acting_id', 'is', null)
    .where('last_seen_at', '>', onlineSince(now))
    .where('idle_until', '>', now)
    .where('abs_until', '>', now)
    .limit(mostPeople)
  const { count } = await db
    .selectFrom(seen.as('seen'))
    .select(sql<number>`count(distinct user_id)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Damaged files of the portal that an operator has to repair; in an index that has nothing else. */
export async function countDamaged(db: Db) {
  const { count } = await db
    .selectFrom('artifact_damage')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('repaired_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Between two moments, as far as it counts. */
export function countSignIns(db: Db, result: 'ok' | 'denied', { from, to }: Span) {
  const found = db
    .selectFrom('audit_log')
    .where('action', '=', 'signIn')
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('result', '=', result)
  return countFound(db, found, mostSignIns)
}

export async function selectHours(db: Db, from: Date) {
  const of = (name: string) => sql<number>`coalesce(sum(value) filter (where name = ${name}), 0)::bigint`
  return db
    .selectFrom('figure_hour')
    .select(['hour', of('signIn.ok').as('ok'), of('signIn.denied').as('denied')])
    .where('name', 'in', ['signIn.ok', 'signIn.denied'])
    .where('hour', '>=', from)
    .groupBy('hour')
    .having(sql<number>`sum(value)`, '>', 0)
    .orderBy('hour')
    .execute()
}

export async function lastCounted(db: Db) {
  const row = await db
    .selectFrom('figure_hour')
    .select('hour')
    .where('name', '=', 'signIn.ok')
    .orderBy('hour', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.hour
}

export function selectStorage(db: Db) {
  return db
    .selectFrom('figure_hour')
    .select(['hour', 'value'])
    .where('name', '=', 'storage')
    .orderBy('hour', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Each hour has its row, also without a sign-in, so it is known as counted. A second count of it adds nothing. */
export async function addSignInHours(db: Db, { from, to }: Span) {
  await sql`
    insert into figure_hour (hour, name, value)
    select hours.hour, 'signIn.' || results.result, coalesce(found.count, 0)
    from generate_series(${from}::timestamptz, ${to}::timestamptz - interval '1 hour', interval '1 hour') as hours(hour)
    cross join (values ('ok'), ('denied')) as results(result)
    left join (
      select date_trunc('hour', at, 'UTC') as hour, result, count(*) as count from audit_log
      where action = 'signIn' and at >= ${from} and at < ${to} group by 1, 2
    ) as found on found.hour = hours.hour and found.result = results.result
    on conflict do nothing`.execute(db)
}

/** Notes the size of all stored files for the hour. */
export async function addStorage(db: Db, hour: Date) {
  await sql`
    insert into figure_hour (hour, name, value)
    select ${hour}, 'storage', coalesce(sum(size_bytes), 0) from stored_file where status = 'stored'
    on conflict do nothing`.execute(db)
}
