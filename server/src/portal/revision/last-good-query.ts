import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/**
 * The version of a parcel to go back to: the last one before the version in force that was never halted. A version that
 * was put back after that one is later, so it is not meant. Null where there is none.
 */
export async function findLastGood(db: Db, slug: string): Promise<{ id: string; version: string } | null> {
  const { rows } = await sql<{ id: string; version: string }>`
    select id, version from artifact where id = (${lastGoodOf(sql`${slug}`)})`.execute(db)
  return rows[0] ?? null
}

/** Its id. */
export function lastGoodOf(slug: RawBuilder<unknown>) {
  return sql<string | null>`
    select good.id from part_in_force f join artifact good on good.id = f.artifact_id
    where f.slug = ${slug} and good.made_by_kind <> 'build'
      and f.number < (
        select coalesce(min(number), 2147483647) from part_in_force
        where slug = ${slug} and artifact_id = (
          select artifact_id from part_in_force where slug = ${slug} order by number desc limit 1))
      and not exists (select 1 from rollout h where h.artifact_id = good.id and h.state = 'halted')
    order by f.number desc limit 1`
}
