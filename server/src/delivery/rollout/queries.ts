import type { RolloutFound } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { Maker } from '../../portal/artifact/artifact-query.ts'

/** False while another one of that parcel runs. */
export async function insertRollout(db: Db, row: NewRow<'rollout'>) {
  const made = await db
    .insertInto('rollout')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** The running roll-outs, and the names of their versions. */
export function selectRunning(db: Db) {
  return db
    .selectFrom('rollout as r')
    .innerJoin('artifact as a', 'a.id', 'r.artifact_id')
    .select(['r.id', 'r.parcel', 'r.artifact_id', 'r.drawn_by', 'r.enterprises', 'r.user_types', 'r.percent'])
    .select(['r.counted_by', 'r.begun_by_kind', 'a.version'])
    .select(sql<string>`a.manifest::jsonb -> 'declaration' ->> 'name'`.as('name'))
    .where('r.state', '=', 'running')
    .orderBy('r.parcel')
    .execute()
}

export function findRunning(db: Db, parcel: string) {
  return db
    .selectFrom('rollout')
    .select('id')
    .where('parcel', '=', parcel)
    .where('state', '=', 'running')
    .executeTakeFirst()
}

/** So that it neither ends nor grows while it is looked at. */
export function lockRollout(db: Db, id: string) {
  return db.selectFrom('rollout').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Wider = { id: string; percent: number; enterprises: readonly string[] }

export async function widen(db: Db, { id, percent, enterprises }: Wider) {
  await db
    .updateTable('rollout')
    .set({ percent, enterprises: [...enterprises] })
    .where('id', '=', id)
    .execute()
}

type Halt = { id: string; now: Date } & ({ by: Maker; reason: string } | { found: RolloutFound })

/** False when it runs no more. */
export async function halt(db: Db, { id, now, ...why }: Halt) {
  const isOwn = 'found' in why
  const row = await db
    .updateTable('rollout')
    .set({
      state: 'halted',
      ended_at: now,
      ended_by_kind: isOwn ? null : why.by.kind,
      ended_by: isOwn || why.by.kind === 'build' ? null : why.by.id,
      end_reason: isOwn ? null : why.reason,
      found: isOwn ? JSON.stringify(why.found) : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The first of these ids that is no enterprise’s; null where all are. */
export async function findUnknownEnterprise(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return null
  const known = await selectNames(db, ids)
  return ids.find((id) => !known.some((one) => one.id === id)) ?? null
}

export function selectNames(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('enterprise')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('name')
    .execute()
}
