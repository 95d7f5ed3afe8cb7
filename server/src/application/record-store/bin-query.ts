import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../foundation/db/retention-query.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { schemaOf, tableRef } from './names.ts'

/** A table of records, and the keys by which it is found in the registry. */
export type TableKey = { entId: string; appId: string; entityUid: string; name: string }

type Page = { after: TableKey | null; most: number }

/** Tables of all enterprises, in the order of their keys. */
export function selectTables(db: Db, { after, most }: Page) {
  const from = [after?.entId ?? '', after?.appId ?? '', after?.entityUid ?? '']
  return db
    .selectFrom('app_table')
    .select(['ent_id as entId', 'app_id as appId', 'entity_uid as entityUid', 'name'])
    .where(sql<boolean>`(ent_id, app_id, entity_uid) > (${sql.join(from)})`)
    .orderBy('ent_id')
    .orderBy('app_id')
    .orderBy('entity_uid')
    .limit(most)
    .execute()
}

type Due = { before: Date; most: number }

/** Which records were put into the recycle bin before a moment. None of a table that is registered and not made yet. */
export async function deletedBefore(db: Db, { entId, name }: TableKey, { before, most }: Due) {
  const made = await sql<{ isThere: boolean }>`
    select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schemaOf(entId)} and c.relname = ${name}) as "isThere"`.execute(db)
  if (made.rows[0]?.isThere !== true) return []
  const { rows } = await sql<{ _id: string }>`
    select _id from ${tableRef(entId, name)} where _deleted_at < ${before} limit ${most}`.execute(db)
  return rows.map(({ _id: id }) => id)
}

type Gone = { ids: readonly string[]; before: Date }

/** Those among them that were not taken back meanwhile. */
export async function removeRecords(db: Db, { entId, name }: TableKey, { ids, before }: Gone) {
  await sql`delete from ${tableRef(entId, name)} where _id = any (${ids}) and _deleted_at < ${before}`.execute(db)
}

/** What became of these records, what was said about them, and their files. */
export async function removeActivity(db: Db, entId: string, ids: readonly string[]) {
  for (const table of ['record_history', 'record_comment', 'record_file'] as const)
    await db.deleteFrom(table).where('ent_id', '=', entId).where('record_id', 'in', ids).execute()
}

const historyDays = 3 * 365

/** What became of records three years ago. */
export const oldHistory: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`record_history where (ent_id, id) in (
      select ent_id, id from record_history where at < ${daysBefore(now, historyDays)} limit ${batchSize})`,
  )
