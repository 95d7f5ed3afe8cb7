import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

// Within the enterprise of the call: row-level security shows no other rows.

type Of = { entId: string; appId: string; entityUid: string; recordId: string }

/** The newest first. */
export function selectComments(db: Db, { entId, recordId }: Pick<Of, 'entId' | 'recordId'>, most: number) {
  return db
    .selectFrom('record_comment')
    .select(['id', 'at', 'by_user as byId', 'text', 'edited_at as editedAt', 'deleted_at as deletedAt'])
    .where('ent_id', '=', entId)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Those that are deleted, too: their rows stay. */
export async function countComments(db: Db, { entId, recordId }: Pick<Of, 'entId' | 'recordId'>) {
  const { count } = await db
    .selectFrom('record_comment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ent_id', '=', entId)
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Comments on one record are added one after the other, so that of two the second counts the first. */
export async function lockComments(db: Db, { entId, recordId }: Pick<Of, 'entId' | 'recordId'>) {
  await sql`select pg_advisory_xact_lock(hashtext('record_comment'), hashtext(${`${entId} ${recordId}`}))`.execute(db)
}

type NewComment = { id: string; at: Date; by: string; text: string; told: string[] }

export async function insertComment(db: Db, of: Of, { id, at, by, text, told }: NewComment) {
  await db
    .insertInto('record_comment')
    .values({
      ent_id: of.entId,
      id,
      app_id: of.appId,
      entity_uid: of.entityUid,
      record_id: of.recordId,
      at,
      by_user: by,
      text,
      told,
    })
    .execute()
}

type Own = { entId: string; recordId: string; id: string; by: string }

/** A comment of this person on this record that is not deleted, held until the transaction ends. */
export function lockOwnComment(db: Db, { entId, recordId, id, by }: Own) {
  return db
    .selectFrom('record_comment')
    .select(['text', 'told'])
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('record_id', '=', recordId)
    .where('by_user', '=', by)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Of a row that is locked. */
export async function storeText(
  db: Db,
  { entId, id }: Own,
  { text, told, now }: { text: string; told: string[]; now: Date },
) {
  const set = { text, told, edited_at: now }
  await db.updateTable('record_comment').set(set).where('ent_id', '=', entId).where('id', '=', id).execute()
}

/** The text goes for good. */
export async function emptyComment(db: Db, { entId, id }: Own, now: Date) {
  const set = { text: '', told: [], deleted_at: now }
  await db.updateTable('record_comment').set(set).where('ent_id', '=', entId).where('id', '=', id).execute()
}
