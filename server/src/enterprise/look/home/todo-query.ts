import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** Applications of the enterprise that people ask for, with how many wait for an answer. */
export function selectAsked(db: Db) {
  return db
    .selectFrom('application_request as r')
    .innerJoin('application as a', (join) =>
      join.onRef('a.ent_id', '=', 'r.ent_id').onRef('a.id', '=', 'r.application_id'),
    )
    .select(['a.id as applicationId', 'a.name', 'a.name_en as nameEn', 'a.icon', 'a.color'])
    .select([sql<number>`count(*)::int`.as('count'), sql<Date>`min(r.asked_at)`.as('since')])
    .where('r.state', '=', 'open')
    .groupBy(['a.ent_id', 'a.id'])
    .orderBy('since')
    .orderBy('a.id')
    .execute()
}

/** Applications that the enterprise builds, with how many changes of the draft are not published. */
export function selectUnpublished(db: Db) {
  return db
    .selectFrom('application')
    .select(['id as applicationId', 'name', 'name_en as nameEn', 'icon', 'color', 'updated_at as since'])
    .select(sql<number>`draft - coalesce(live_draft, 0)`.as('count'))
    .where('kind', '=', 'built')
    .where(sql<boolean>`draft > coalesce(live_draft, 0)`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}
