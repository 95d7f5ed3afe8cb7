import type { Db } from '../../foundation/db/tx.ts'

/**
 * How many of the newest builds of one version count: a portal that is built every hour under one version has hundreds.
 */
const buildsAtMost = 10

/** The file that holds its bytes; null once they are gone, or where nothing is known of it. */
export async function findArchiveFile(db: Db, artifactId: string) {
  const found = await db
    .selectFrom('artifact_archive')
    .innerJoin('stored_file', 'stored_file.id', 'artifact_archive.file_id')
    .selectAll('stored_file')
    .where('artifact_id', '=', artifactId)
    .where('stored_file.status', '=', 'stored')
    .executeTakeFirst()
  return found ?? null
}

/** Its bytes are in this file from now on. Answers the file that they were in. */
export async function moveArchive(db: Db, { id, fileId, now }: { id: string; fileId: string; now: Date }) {
  const before = await db
    .selectFrom('artifact_archive')
    .select('file_id')
    .where('artifact_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('artifact_archive')
    .set({ file_id: fileId, checked_at: now, removed_at: null, ...(before.file_id === null && { kept_since: now }) })
    .where('artifact_id', '=', id)
    .execute()
  return before.file_id
}

/** Counts the time that it is kept for from this moment. */
export async function noteKept(db: Db, { id, now }: { id: string; now: Date }) {
  await db.updateTable('artifact_archive').set({ kept_since: now }).where('artifact_id', '=', id).execute()
}

/** The archive that was read whole longest ago, if before then: claimed, so that no two processes read the same. */
export async function claimUnchecked(db: Db, { before, now }: { before: Date; now: Date }) {
  const claimed = await db
    .updateTable('artifact_archive')
    .set({ checked_at: now })
    .where(
      'artifact_id',
      '=',
      db
        .selectFrom('artifact_archive')
        .select('artifact_id')
        .where('file_id', 'is not', null)
        .where('checked_at', '<', before)
        .orderBy('checked_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('artifact_id')
    .executeTakeFirst()
  return claimed?.artifact_id ?? null
}

/** The artifacts whose files are kept, in the order of their ids. */
export async function selectKeptIds(db: Db) {
  const rows = await db
    .selectFrom('artifact_archive')
    .select('artifact_id')
    .where('file_id', 'is not', null)
    .orderBy('artifact_id')
    .execute()
  return rows.map(({ artifact_id: id }) => id)
}

/** The artifacts of one version: a build that runs twice may have made two. */
export async function selectKeptOf(db: Db, { slug, version }: { slug: string; version: string }) {
  const rows = await db
    .selectFrom('artifact')
    .innerJoin('artifact_archive', 'artifact_archive.artifact_id', 'artifact.id')
    .select('artifact.id')
    .where('slug', '=', slug)
    .where('version', '=', version)
    .where('artifact_archive.file_id', 'is not', null)
    .orderBy('made_at', 'desc')
    .orderBy('artifact.id')
    .limit(buildsAtMost)
    .execute()
  return rows.map(({ id }) => id)
}
