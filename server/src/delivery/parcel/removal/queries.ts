import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { uses } from './in-use-query.ts'

type Before = { since: Date; most: number; after: string }

/** The archives that are there since before then, in the order of their ids, locked so that none comes into use. */
export async function lockOld(db: Db, { since, most, after }: Before) {
  const rows = await db
    .selectFrom('artifact_archive')
    .select('artifact_id')
    .where('file_id', 'is not', null)
    .where('kept_since', '<', since)
    .where('artifact_id', '>', after)
    .orderBy('artifact_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ artifact_id: id }) => id)
}

/** The unneeded ones, each with its file. Asked after they were locked, so that earlier uses are seen. */
export async function selectUnused(db: Db, ids: readonly string[], since: Date) {
  if (ids.length === 0) return []
  const used = sql.join(
    Object.values(uses).map((use) => use(since)),
    sql` or `,
  )
  const { rows } = await sql<{ id: string; slug: string; version: string; fileId: string }>`
    select a.id, a.slug, a.version, k.file_id as "fileId"
    from artifact a join artifact_archive k on k.artifact_id = a.id
    where a.id = any(${ids}) and not (${used})`.execute(db)
  return rows
}

/** Notes the removal; damage of its files is not repaired any more. */
export async function noteRemoved(db: Db, { id, now }: { id: string; now: Date }) {
  await db
    .updateTable('artifact_archive')
    .set({ file_id: null, removed_at: now })
    .where('artifact_id', '=', id)
    .execute()
  await db.deleteFrom('artifact_damage').where('artifact_id', '=', id).execute()
}
