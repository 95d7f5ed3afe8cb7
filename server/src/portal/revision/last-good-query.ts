import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/**
 * The version of a parcel to go back to: what was in force before the one that is, and was halted by nobody. What was taken
 * back after that is not among them: it came later. Null where there is none.
 */
export async function findLastGood(db: Db, slug: string): Promise<{ id: string; version: string } | null> {
  const { rows } = await sql<{ id: string; version: string }>`
    with now as (
      select artifact_id from part_in_force where slug = ${slug} order by number desc limit 1
    ),
    since as (
      select coalesce(min(number), 2147483647) as number from part_in_force
      where slug = ${slug} and artifact_id = (select artifact_id from now)
    )
    select a.id, a.version from part_in_force f join artifact a on a.id = f.artifact_id
    where f.slug = ${slug} and f.number < (select number from since) and a.made_by_kind <> 'build'
      and not exists (select 1 from rollout h where h.artifact_id = a.id and h.state = 'halted')
    order by f.number desc limit 1`.execute(db)
  return rows[0] ?? null
}
