import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/**
 * The version of a parcel to go back to: what was in force before the one that is, and was halted by nobody. What was taken
 * back after that is not among them: it came later. Null where there is none.
 */
export async function findLastGood(db: Db, slug: string): Promise<{ id: string; version: string } | null> {
  const { rows } = await sql<{ id: string; version: string }>`
    with said as (select number, entries ->> ${slug} as id from map_revision),
    now as (
      select r.entries ->> ${slug} as id from deploy_channel c join map_revision r on r.id = c.head
      where c.name = 'production'
    ),
    since as (select coalesce(min(number), 2147483647) as number from said where id = (select id from now))
    select a.id, a.version from said join artifact a on a.id = said.id
    where said.number < (select number from since) and a.made_by_kind <> 'build'
      and not exists (select 1 from rollout h where h.artifact_id = a.id and h.state = 'halted')
    order by said.number desc limit 1`.execute(db)
  return rows[0] ?? null
}
