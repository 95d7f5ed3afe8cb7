import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

// As the platform, whose files are: each names its enterprise and its person.

type Own = { entId: string; id: string; by: string }

export async function insertUpload(db: Db, row: NewRow<'record_file'>) {
  await db.insertInto('record_file').values(row).execute()
}

/** In an enterprise, by one person, taken up by no record. */
export async function countUploads(db: Db, { entId, by }: Omit<Own, 'id'>) {
  const { count } = await db
    .selectFrom('record_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ent_id', '=', entId)
    .where('by_user', '=', by)
    .where('record_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An upload of this person that no record has. One of another person is as unknown as one that never was. */
export function lockUpload(db: Db, { entId, id, by, entityUid }: Own & { entityUid: string }) {
  return db
    .selectFrom('stored_file as s')
    .innerJoin('record_file as f', (join) => join.onRef('f.ent_id', '=', 's.ent_id').onRef('f.file_id', '=', 's.id'))
    .selectAll('s')
    .where('f.ent_id', '=', entId)
    .where('f.file_id', '=', id)
    .where('f.by_user', '=', by)
    .where('f.entity_uid', '=', entityUid)
    .where('f.record_id', 'is', null)
    .where('s.status', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst()
}

export async function noteWhole(db: Db, { entId, id, mediaType }: Omit<Own, 'by'> & { mediaType: string }) {
  const set = { media_type: mediaType, is_whole: true }
  await db.updateTable('record_file').set(set).where('ent_id', '=', entId).where('file_id', '=', id).execute()
}

export async function deleteUpload(db: Db, { entId, id }: Omit<Own, 'by'>) {
  await db
    .deleteFrom('record_file')
    .where('ent_id', '=', entId)
    .where('file_id', '=', id)
    .where('record_id', 'is', null)
    .execute()
}
