import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../foundation/db/retention-query.ts'
import type { Db } from '../../foundation/db/tx.ts'

/** What files in fields are for, in the store of files. */
export const recordFilePurpose = 'recordFile'

/** A file as a field holds it. */
export type RecordFile = { id: string; name: string; mediaType: string; sizeBytes: number; recordId: string }

type Field = { entId: string; fieldUid: string }
type Taken = Field & { recordId: string; ids: readonly string[]; by: string }

/** Gives uploads of this person, for this field, to a record. Answers how many of them there are. */
export async function takeUpFiles(db: Db, { entId, fieldUid, recordId, ids, by }: Taken) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('record_file')
    .set({ record_id: recordId })
    .where('ent_id', '=', entId)
    .where('file_id', 'in', ids)
    .where('field_uid', '=', fieldUid)
    .where('by_user', '=', by)
    .where('is_whole', '=', true)
    .where('record_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Takes files away from a record; they go with the next look at what no record has. */
export async function dropFiles(
  db: Db,
  { entId, recordId, ids }: Pick<Taken, 'entId' | 'recordId' | 'ids'>,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('record_file')
    .where('ent_id', '=', entId)
    .where('record_id', '=', recordId)
    .where('file_id', 'in', ids)
    .execute()
}

/** Of these, those that are in a record. The caller has read the values that name them. */
export async function selectFiles(db: Db, entId: string, ids: readonly string[]): Promise<RecordFile[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('record_file')
    .select(['file_id as id', 'name', 'media_type as mediaType', 'size_bytes as sizeBytes'])
    .select(sql<string>`record_id`.as('recordId'))
    .where('ent_id', '=', entId)
    .where('file_id', 'in', [...new Set(ids)])
    .where('record_id', 'is not', null)
    .execute()
}

/** Uploads that no record has taken up within a day. */
export const leftUploads: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`record_file where (ent_id, file_id) in (
      select ent_id, file_id from record_file where record_id is null and made_at < ${daysBefore(now, 1)}
      limit ${batchSize} for update skip locked)`,
  )

/** Files that no record has any more: removed from the store, whose sweep takes their bytes. */
export const filesOfNone: Retention = async (db, { now }) => {
  const { rows } = await sql`
    update stored_file set status = 'removed', changed_at = ${now} where id in (
      select s.id from stored_file s where s.purpose = ${recordFilePurpose} and s.status = 'stored'
        and not exists (select from record_file f where f.ent_id = s.ent_id and f.file_id = s.id)
      limit ${batchSize} for update skip locked)
    returning id`.execute(db)
  return rows.length
}
