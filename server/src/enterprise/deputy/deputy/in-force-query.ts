import { type DeputyKind, enterpriseAdministrator, type UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** The people who may do each kind of thing themselves: a deputy has no more than that, at the moment at which they act. */
const rightful: Record<DeputyKind, readonly UserType[]> = { request: enterpriseAdministrator }

type Of = { kind: DeputyKind; now: Date }

/**
 * Whether the row `d` lets its deputy do things of this kind now: its time runs, and both work in the enterprise. `m` and `u` are the
 * membership and the account of the truster, who has the right themself.
 */
export function letsActNow({ kind, now }: Of) {
  return sql<boolean>`(${runsNow(now)} and ${kind} = any (d.kinds) and m.user_type = any (${rightful[kind]}))`
}

/** The same whatever it is about. */
export function runsNow(now: Date) {
  return sql<boolean>`(d.ended_at is null and d.begins_at <= ${now} and d.ends_at > ${now} and ${bothWorkThere()})`
}

/** An account that operators suspended gives no rights away. */
function bothWorkThere() {
  return sql`m.status = 'active' and u.status = 'active' and u.deleted_at is null
    and exists (select from membership own where own.ent_id = d.ent_id and own.user_id = d.deputy_id and own.status = 'active')`
}

/** Whether it is about this application. */
export function isAbout(applicationId: ReturnType<typeof sql>) {
  return sql<boolean>`(d.application_ids is null or ${applicationId} = any (d.application_ids))`
}

/** Each deputy with their truster, for conditions on `d`, `m` and `u`. */
export function deputiesOf(db: Db, { entId, deputyId }: { entId: string; deputyId: string }) {
  return (
    db
      .selectFrom('deputy as d')
      // The enterprise is named because one's own memberships are to be seen from everywhere.
      .innerJoin('membership as m', (join) => join.onRef('m.user_id', '=', 'd.truster_id').on('m.ent_id', '=', entId))
      .innerJoin('user_account as u', 'u.id', 'd.truster_id')
      .where('d.ent_id', '=', entId)
      .where('d.deputy_id', '=', deputyId)
  )
}

export type Acting = Of & { entId: string; trusterId: string; deputyId: string; applicationId?: string }

/** The row by which one person acts for the other, and the other’s name; undefined without one. Without an application: whichever it is about. */
export function findDeputy(db: Db, acting: Acting) {
  return actingBy(db, acting).executeTakeFirst()
}

/** The same, held until the transaction ends, so that what ends it waits, or was there first. */
export function holdDeputy(db: Db, acting: Acting) {
  return actingBy(db, acting).forShare('d').executeTakeFirst()
}

function actingBy(db: Db, { trusterId, applicationId, ...of }: Acting) {
  return deputiesOf(db, of)
    .select(['d.id', 'u.name'])
    .where('d.truster_id', '=', trusterId)
    .where(letsActNow(of))
    .$if(applicationId !== undefined, (query) => query.where(isAbout(sql`${applicationId}`)))
    .limit(1)
}
