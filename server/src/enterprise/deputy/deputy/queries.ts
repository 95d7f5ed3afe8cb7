import { type DeputyKind, ownPeople } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { mayOpen, type Viewer } from '../../application/open-query.ts'

type Side = 'truster' | 'deputy'
type Own = { entId: string; userId: string; now: Date }

/** Those that are not over, of which the person is one side, with the other side's name. */
export function selectTrusts(db: Db, side: Side, { entId, userId, now }: Own) {
  const [own, other] =
    side === 'truster' ? (['d.truster_id', 'd.deputy_id'] as const) : (['d.deputy_id', 'd.truster_id'] as const)
  return db
    .selectFrom('deputy as d')
    .innerJoin('user_account as u', 'u.id', other)
    .select(['d.id', 'u.id as userId', 'u.name', 'd.kinds', 'd.application_ids as applicationIds'])
    .select(['d.begins_at as from', 'd.ends_at as to'])
    .where('d.ent_id', '=', entId)
    .where(own, '=', userId)
    .where('d.ended_at', 'is', null)
    .where('d.ends_at', '>', now)
    .orderBy('d.ends_at')
    .orderBy('d.id')
    .execute()
}

export async function selectNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('application')
    .select(['id', 'name', 'name_en as nameEn'])
    .where('id', 'in', [...ids])
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

/** A member of the enterprise itself, who works in it now. */
export async function isFit(db: Db, { entId, userId }: { entId: string; userId: string }) {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .where('m.user_type', 'in', [...ownPeople])
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type Chooser = Viewer & { isAdministrator: boolean }

/** How many of these a person may name: administrators every one, everyone else those that they may open. */
export async function countNameable(db: Db, { isAdministrator, ...viewer }: Chooser, ids: readonly string[]) {
  const { count } = await db
    .selectFrom('application')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', 'in', [...ids])
    .$if(!isAdministrator, (query) => query.where(mayOpen(viewer)))
    .executeTakeFirstOrThrow()
  return count
}

type NewDeputy = Own & {
  id: string
  deputyId: string
  kinds: DeputyKind[]
  applicationIds: string[] | null
  from: Date
  to: Date
}

export async function insertDeputy(db: Db, { entId, userId, now, ...row }: NewDeputy) {
  await db
    .insertInto('deputy')
    .values({
      ent_id: entId,
      id: row.id,
      truster_id: userId,
      deputy_id: row.deputyId,
      kinds: row.kinds,
      application_ids: row.applicationIds,
      begins_at: row.from,
      ends_at: row.to,
      created_at: now,
    })
    .execute()
}

/** Undefined where there is none of this person that is not over. */
export function storeEnd(db: Db, { id, entId, userId, now }: Own & { id: string }) {
  return db
    .updateTable('deputy')
    .set({ ended_at: now, ended_by: userId })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('truster_id', '=', userId), eb('deputy_id', '=', userId)]))
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning(['truster_id as trusterId', 'deputy_id as deputyId'])
    .executeTakeFirst()
}
