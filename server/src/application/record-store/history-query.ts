import type { Db } from '../../foundation/db/tx.ts'

type Of = { entId: string; appId: string; entityUid: string; recordId: string }
type Noted = {
  id: string
  at: Date
  by: string
  rev: number
  what: 'changed' | 'deleted' | 'restored'
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export async function noteHistory(db: Db, of: Of, { id, at, by, rev, what, before, after }: Noted) {
  await db
    .insertInto('record_history')
    .values({
      ent_id: of.entId,
      id,
      app_id: of.appId,
      entity_uid: of.entityUid,
      record_id: of.recordId,
      at,
      by_user: by,
      rev,
      what,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

/** Newest first; of the last 200 changes. */
export function selectHistory(db: Db, { entId, recordId }: Pick<Of, 'entId' | 'recordId'>) {
  return db
    .selectFrom('record_history')
    .select(['at', 'by_user', 'rev', 'what', 'before', 'after'])
    .where('ent_id', '=', entId)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

/** The fields that were changed after a revision, by uid. */
export async function changedSince(db: Db, { entId, recordId }: Pick<Of, 'entId' | 'recordId'>, rev: number) {
  const rows = await db
    .selectFrom('record_history')
    .select('after')
    .where('ent_id', '=', entId)
    .where('record_id', '=', recordId)
    .where('rev', '>', rev)
    .execute()
  return new Set(rows.flatMap(({ after }) => Object.keys(after)))
}
