import type { BrowserCheckState, GateFinding } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Row } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

export type CheckRow = Row<'browser_check'>

export function findCheck(db: Db, artifactId: string): Promise<CheckRow | undefined> {
  return db.selectFrom('browser_check').selectAll().where('artifact_id', '=', artifactId).executeTakeFirst()
}

type Begin = { artifactId: string; state: 'waiting' | 'unavailable'; why: string | null; now: Date }

/** Starts a check from its beginning, whatever became of it before. */
export async function beginCheck(db: Db, { artifactId, state, why, now }: Begin) {
  const row = { state, why, done: 0, mounts: 0, findings: JSON.stringify([]), begun_at: now, ended_at: null }
  await db
    .insertInto('browser_check')
    .values({ artifact_id: artifactId, ...row })
    .onConflict((conflict) => conflict.column('artifact_id').doUpdateSet(row))
    .execute()
}

/** One version of a parcel waits: an older one that has not begun makes way, so that no team holds up the others. */
export async function makeWay(db: Db, { artifactId, slug, now }: { artifactId: string; slug: string; now: Date }) {
  await db
    .updateTable('browser_check')
    .set({ state: 'failed', why: 'overtaken', ended_at: now })
    .where('state', '=', 'waiting')
    .where('artifact_id', '!=', artifactId)
    .where('artifact_id', 'in', (eb) => eb.selectFrom('artifact').select('id').where('slug', '=', slug))
    .execute()
}

export async function noteProgress(db: Db, artifactId: string, { done, of }: { done: number; of: number }) {
  await db
    .updateTable('browser_check')
    .set({ state: 'running', done, mounts: of })
    .where('artifact_id', '=', artifactId)
    .execute()
}

type End = {
  artifactId: string
  state: Exclude<BrowserCheckState, 'running'>
  findings?: readonly GateFinding[]
  why?: string
  now: Date
}

/** Ends a check; one that waits again has not ended. */
export async function endCheck(db: Db, { artifactId, state, findings = [], why, now }: End) {
  await db
    .updateTable('browser_check')
    .set({
      state,
      findings: JSON.stringify(findings),
      // Where nothing kept it out all of it was done; else this is how far it came.
      done: state === 'passed' ? sql`mounts` : sql`done`,
      why: why ?? sql`why`,
      ended_at: state === 'waiting' ? null : now,
    })
    .where('artifact_id', '=', artifactId)
    .execute()
}
