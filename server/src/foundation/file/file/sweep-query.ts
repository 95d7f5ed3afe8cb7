import { sql } from 'kysely'
import type { Db } from '../../db/tx.ts'

export type { StoredFile } from './file-query.ts'

/** Ends what has expired, and what has not been continued. */
export async function endOverdue(db: Db, { now, untouchedSince }: { now: Date; untouchedSince: Date }) {
  await db
    .updateTable('stored_file')
    .set({ status: 'removed', changed_at: now })
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'stored'), where('expires_at', '<=', now)]),
        where.and([where('status', '=', 'uploading'), where('changed_at', '<', untouchedSince)]),
      ]),
    )
    .execute()
}

/** No reader reads to its end what was never whole: it needs no time for that. */
export function selectRemoved(db: Db, { before, most, but }: { before: Date; most: number; but: readonly string[] }) {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('status', '=', 'removed')
    .where((where) => where.or([where('changed_at', '<', before), where('sha256', 'is', null)]))
    .where('id', '<>', sql<string>`all(${but})`)
    .limit(most)
    .execute()
}

/**
 * Waits for the transaction that removes it to commit. Undefined when that came to nothing, or it was whole. It is
 * asked for by its id alone: a condition would be looked at before the wait, and leave out what is not removed yet.
 */
export async function lockDiscarded(db: Db, id: string) {
  const file = await db.selectFrom('stored_file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return file?.status === 'removed' && file.sha256 === null ? file : undefined
}

export async function deleteRecord(db: Db, id: string) {
  await db.deleteFrom('stored_file').where('id', '=', id).execute()
}

export async function knownPlaces(db: Db, places: readonly string[]) {
  const rows = await db.selectFrom('stored_file').select('place').where('place', 'in', places).execute()
  return new Set(rows.map(({ place }) => place))
}

/** The name that the store gives to the upload of each file still on its way, by its place. */
export async function openUploads(db: Db, places: readonly string[]) {
  const rows = await db
    .selectFrom('stored_file')
    .select(['place', 'upload'])
    .where('place', 'in', places)
    .where('status', '=', 'uploading')
    .execute()
  return new Map(rows.map(({ place, upload }) => [place, upload]))
}

/** In the order of their ids. */
export function selectStored(db: Db, { after, most }: { after: string; most: number }) {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('status', '=', 'stored')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function noteMissing(db: Db, { id, since }: { id: string; since: Date | null }) {
  await db.updateTable('stored_file').set({ missing_since: since }).where('id', '=', id).execute()
}
