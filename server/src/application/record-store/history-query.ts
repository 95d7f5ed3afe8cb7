import { sql } from 'kysely'
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

/** Characters of values: a record of many long texts may have changed two hundred times. */
const mostRead = 4_000_000

/** Newest first; of the last 200 changes, as many as may be read at once. */
export function selectHistory(db: Db, { entId, recordId }: Pick<Of, 'entId' | 'recordId'>) {
  const size = sql<number>`sum(octet_length(before::text) + octet_length(after::text)) over (order by id desc)`
  const newest = db
    .selectFrom('record_history')
    .select(['id', size.as('size')])
    .where('ent_id', '=', entId)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(200)
  return db
    .selectFrom('record_history as h')
    .innerJoin(newest.as('n'), 'n.id', 'h.id')
    .select(['h.at', 'h.by_user', 'h.rev', 'h.what', 'h.before', 'h.after'])
    .where('h.ent_id', '=', entId)
    .where('n.size', '<=', mostRead)
    .orderBy('h.id', 'desc')
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
