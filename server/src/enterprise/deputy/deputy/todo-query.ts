import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { lacksRole } from '../../application/open-query.ts'
import { deputiesOf, isAbout, letsActNow, runsNow } from './in-force-query.ts'

type Deputy = { entId: string; deputyId: string; now: Date }

/** For whom a person acts now, and until when; the first to end first. */
export function selectActedFor(db: Db, { now, ...of }: Deputy) {
  return deputiesOf(db, of)
    .select(['u.id as userId', 'u.name', sql<Date>`max(d.ends_at)`.as('to')])
    .where(runsNow(now))
    .groupBy(['u.id', 'u.name'])
    .orderBy('to')
    .orderBy('u.id')
    .execute()
}

/** Open requests that a deputy can answer now, but for their own: no person answers themself. */
function answerable(db: Db, { now, ...of }: Deputy) {
  return deputiesOf(db, of)
    .innerJoin('application_request as r', 'r.ent_id', 'd.ent_id')
    .innerJoin('application as a', (join) =>
      join.onRef('a.ent_id', '=', 'r.ent_id').onRef('a.id', '=', 'r.application_id'),
    )
    .where(letsActNow({ kind: 'request', now }))
    .where(isAbout(sql`r.application_id`))
    .where('r.state', '=', 'open')
    .where('r.user_id', '<>', of.deputyId)
}

/** By person and application, with how many wait. */
export function selectRequestTodos(db: Db, deputy: Deputy) {
  return answerable(db, deputy)
    .select(['d.truster_id as userId', 'a.id as applicationId', 'a.name', 'a.name_en as nameEn'])
    .select(['a.icon', 'a.color'])
    .select([sql<number>`count(distinct r.id)::int`.as('count'), sql<Date>`min(r.asked_at)`.as('since')])
    .groupBy(['d.truster_id', 'a.ent_id', 'a.id'])
    .orderBy('since')
    .orderBy('a.id')
    .execute()
}

/** The same for one person, one by one; each once, by however many rows they act. */
export function selectTrusterRequests(
  db: Db,
  deputy: Deputy,
  { trusterId, most }: { trusterId: string; most: number },
) {
  const ids = answerable(db, deputy).select('r.id').where('d.truster_id', '=', trusterId)
  return db
    .selectFrom('application_request as r')
    .innerJoin('application as a', (join) =>
      join.onRef('a.ent_id', '=', 'r.ent_id').onRef('a.id', '=', 'r.application_id'),
    )
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .select(['r.id', 'a.id as applicationId', 'a.name', 'a.name_en as nameEn', 'a.icon', 'a.color'])
    .select(['u.name as userName', 'r.reason', 'r.asked_at as askedAt'])
    .select(lacksRole({ userId: sql.ref('r.user_id') }, 'a').as('needsRole'))
    .where('r.id', 'in', ids)
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .limit(most)
    .execute()
}
