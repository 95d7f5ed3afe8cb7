import { sql } from 'kysely'
import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** Two teams that register at once are compared one after the other: neither sees the other’s uncommitted paths. */
export async function lockPaths(db: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('atrium parcels'))`.execute(db)
}

export function findParcel(db: Db, slug: string) {
  return db.selectFrom('parcel').selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** The lock keeps it from being removed while something is made for it. */
export function lockParcel(db: Db, slug: string) {
  return db.selectFrom('parcel').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst()
}

export function selectPlaces(db: Db) {
  return db.selectFrom('parcel').select(['slug', 'team', 'paths']).orderBy('slug').execute()
}

/** False when there is one of that slug. */
export async function insertParcel(db: Db, row: NewRow<'parcel'>) {
  const inserted = await db
    .insertInto('parcel')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst()
  return inserted !== undefined
}

type Change = { slug: string; version: number; contact: string; paths: string[]; updatedBy: string; now: Date }

/** Undefined when another operator has changed it since that version. */
export function changeParcel(db: Db, { slug, version, contact, paths, updatedBy, now }: Change) {
  return db
    .updateTable('parcel')
    .set({ contact, paths, updated_by: updatedBy, updated_at: now, version: version + 1 })
    .where('slug', '=', slug)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

export function deleteParcel(db: Db, slug: string) {
  return db.deleteFrom('parcel').where('slug', '=', slug).returningAll().executeTakeFirst()
}

/** Whether a team of another name has uploaded a version of it: open pages know its files, and its versions, by the slug. */
export async function isOfOtherTeam(db: Db, { slug, name }: { slug: string; name: string }) {
  const found = await db
    .selectFrom('artifact')
    .select('id')
    .where('slug', '=', slug)
    .where('made_by_kind', '=', 'token')
    .where(sql`manifest::jsonb -> 'declaration' ->> 'name'`, 'is distinct from', name)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether some people have a version of it that is being rolled out. */
export async function isRolledOut(db: Db, slug: string) {
  const running = db.selectFrom('rollout').select('id').where('parcel', '=', slug).where('state', '=', 'running')
  return (await running.executeTakeFirst()) !== undefined
}

/** The newest versions, as their team sees them. */
export function selectUploaded(db: Db, slug: string) {
  return db
    .selectFrom('artifact')
    .select(['version', 'digest', 'made_at'])
    .where('slug', '=', slug)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}
