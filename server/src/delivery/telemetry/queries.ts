import { measures } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import type { ErrorCount, Figure } from './figures.ts'
import type { Share } from './shares.ts'

/** So many rows in one statement: a database takes 65 535 values. */
const atOnce = 500

/** Adds to what others have written; rows come in the order of their keys. */
export async function addFigures(db: Db, rows: readonly Figure[]) {
  const sums = ['openings', 'failed', 'erred', 'long_tasks'].map((name) => [
    name,
    sql<number>`telemetry_figure.${sql.ref(name)} + excluded.${sql.ref(name)}`,
  ])
  const counts = measures.map((name) => [
    name,
    sql`atrium_add_counts(telemetry_figure.${sql.ref(name)}, excluded.${sql.ref(name)})`,
  ])
  for (const some of pieces(rows)) {
    await db
      .insertInto('telemetry_figure')
      .values(some)
      .onConflict((on) =>
        on
          .columns(['minutes', 'at', 'slug', 'version', 'kind', 'of_visitors'])
          .doUpdateSet(Object.fromEntries([...sums, ...counts])),
      )
      .execute()
  }
}

export async function addShares(db: Db, rows: readonly Share[]) {
  for (const some of pieces(rows)) {
    await db
      .insertInto('telemetry_share')
      .values(some)
      .onConflict((on) =>
        on.columns(['slug', 'version', 'at', 'share']).doUpdateSet({
          openings: sql`telemetry_share.openings + excluded.openings`,
          erred: sql`telemetry_share.erred + excluded.erred`,
          mount: sql`atrium_add_counts(telemetry_share.mount, excluded.mount)`,
        }),
      )
      .execute()
  }
}

export async function addErrors(db: Db, rows: readonly ErrorCount[]) {
  for (const some of pieces(rows)) {
    await db
      .insertInto('telemetry_error')
      .values(some)
      .onConflict((on) =>
        on.columns(['minutes', 'at', 'slug', 'version', 'kind', 'message', 'of_visitors']).doUpdateSet({
          count: sql`telemetry_error.count + excluded.count`,
          first_at: sql`least(telemetry_error.first_at, excluded.first_at)`,
          last_at: sql`greatest(telemetry_error.last_at, excluded.last_at)`,
          revision: sql`case when excluded.last_at >= telemetry_error.last_at
            then excluded.revision else telemetry_error.revision end`,
        }),
      )
      .execute()
  }
}

/** Every version of a parcel that is kept, in force or not, as `slug@version`. */
export async function selectKnownVersions(db: Db) {
  const rows = await db
    .selectFrom('artifact')
    .select(['slug', 'version'])
    .distinct()
    .where('kind', '=', 'parcel')
    .execute()
  return new Set(rows.map(({ slug, version }) => `${slug}@${version}`))
}

function pieces<T>(rows: readonly T[]) {
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, index) =>
    rows.slice(index * atOnce, (index + 1) * atOnce),
  )
}
