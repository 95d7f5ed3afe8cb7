import { sql } from 'kysely'
import type { BothCounts } from './tables.ts'
import type { Db } from '../../foundation/db/tx.ts'

export type Counts = BothCounts['own']
type CountQuery = { slug: string; version: string; minutes: number; from: Date; until?: Date }

/** What signed-in people's pages have told of a version: reports of visitors without a session halt nothing. */
export async function selectCounts(db: Db, { slug, version, minutes, from, until }: CountQuery): Promise<Counts> {
  const rows = db
    .selectFrom('telemetry_figure')
    .select([
      sql<number>`coalesce(sum(openings), 0)::float8`.as('openings'),
      sql<number>`coalesce(sum(erred), 0)::float8`.as('erred'),
      sql<number[] | null>`atrium_sum_counts(mount)::float8[]`.as('mount'),
    ])
    .where('minutes', '=', minutes)
    .where('at', '>=', from)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .where('of_visitors', '=', false)
  return (until === undefined ? rows : rows.where('at', '<', until)).executeTakeFirstOrThrow()
}

type Versions = { slug: string; version: string; before: string | null; from: Date }

/** What each share of the enterprises has told of both versions: see `telemetry_share`. */
export async function selectShares(db: Db, { slug, version, before, from }: Versions) {
  const rows = await db
    .selectFrom('telemetry_share')
    .select(['share', 'version'])
    .select([
      sql<number>`sum(openings)::float8`.as('openings'),
      sql<number>`sum(erred)::float8`.as('erred'),
      sql<number[] | null>`atrium_sum_counts(mount)::float8[]`.as('mount'),
    ])
    .where('slug', '=', slug)
    .where('version', 'in', [version, before ?? version])
    .where('at', '>=', from)
    .groupBy(['share', 'version'])
    .execute()
  const countsOf = (own: typeof rows, one: string | null): Counts => {
    const { openings = 0, erred = 0, mount = null } = own.find((row) => row.version === one) ?? {}
    return { openings, erred, mount }
  }
  const shares = Map.groupBy(rows, ({ share }) => share)
  return [...shares.values()].map((own) => ({ own: countsOf(own, version), before: countsOf(own, before) }))
}

/** True for one process at a time, until its transaction is over. */
export async function mayJudge(db: Db) {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('atrium rollouts')) as may`.execute(db)
  return rows[0]?.may === true
}
