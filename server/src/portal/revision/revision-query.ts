import type { RolloutState } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Entries } from '../artifact/tables.ts'
import type { NewRow, Row } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { Maker } from '../artifact/artifact-query.ts'

export type Revision = Row<'map_revision'>
const channel = 'production'

/** The channel on which the database says that another revision is in force. */
export const portalChannel = 'atrium_portal'

/** The revision in force; undefined before the first build. */
export function findHead(db: Db) {
  return db
    .selectFrom('deploy_channel')
    .innerJoin('map_revision', 'map_revision.id', 'deploy_channel.head')
    .selectAll('map_revision')
    .where('deploy_channel.name', '=', channel)
    .executeTakeFirst()
}

/** The same, for a caller that puts another in its place: they come one after the other. */
export async function lockHead(db: Db) {
  await db.selectFrom('deploy_channel').select('name').where('name', '=', channel).forUpdate().executeTakeFirstOrThrow()
  // Read after the wait, because the row from before it may name another one.
  return findHead(db)
}

export async function insertRevision(db: Db, revision: NewRow<'map_revision'>) {
  await db.insertInto('map_revision').values(revision).execute()
}

type InForce = { slugs: readonly string[]; entries: Entries; number: number }

/** Stores the parts that a revision has changed. */
export async function insertInForce(db: Db, { slugs, entries, number }: InForce) {
  const rows = slugs.map((slug) => ({ slug, number, artifact_id: entries[slug] ?? null }))
  if (rows.length > 0) await db.insertInto('part_in_force').values(rows).execute()
}

/** False when another revision is in force than the caller believed. */
export async function moveHead(db: Db, { from, to }: { from: string | null; to: string }) {
  const moved = await db
    .updateTable('deploy_channel')
    .set({ head: to })
    .where('name', '=', channel)
    .where('head', 'is not distinct from', from)
    .returning('name')
    .executeTakeFirst()
  return moved !== undefined
}

/** The entries of the build that was registered last. */
export async function findLastBuilt(db: Db): Promise<{ id: string; built: Entries } | null> {
  const found = await db
    .selectFrom('map_revision')
    .select(['id', 'built'])
    .where('built', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found === undefined || found.built === null ? null : { id: found.id, built: found.built }
}

type Ended = { entries: Entries; slugs: readonly string[]; reason: string; by: Maker; now: Date }

/**
 * Ends a parcel's roll-outs once a version of it is put in force for everyone, or taken out: a roll-out of that very
 * version is complete.
 */
export async function endRollouts(db: Db, { entries, slugs, reason, by, now }: Ended) {
  const isThat = sql`artifact_id = ${JSON.stringify(entries)}::jsonb ->> parcel`
  await db
    .updateTable('rollout')
    .set({
      state: sql<RolloutState>`case when ${isThat} then 'completed' else 'cancelled' end`,
      ended_by_kind: by.kind,
      ended_by: by.kind === 'build' ? null : by.id,
      ended_at: now,
      end_reason: reason,
    })
    .where('state', '=', 'running')
    .where('parcel', '=', sql<string>`any(${slugs})`)
    .execute()
}

export function findRevision(db: Db, id: string) {
  return db.selectFrom('map_revision').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findRevisionByNumber(db: Db, number: number) {
  return db.selectFrom('map_revision').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The newest one whose file map is at this address. */
export function findByFileMap(db: Db, url: string) {
  return db
    .selectFrom('map_revision')
    .selectAll()
    .where('file_map', '=', url)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}
