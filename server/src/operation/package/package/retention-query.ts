import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../../../foundation/db/retention-query.ts'

/** Packages whose upload was given up, without bytes; the reason why a file was no package is kept for a month. */
export const abandonedPackages: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`mobile_package where id in (
      select id from mobile_package p where (status = 'rejected' and created_at < ${daysBefore(now, 30)})
        or (status = 'uploading' and not exists (
          select from stored_file f where f.id = p.file_id and f.status = 'uploading'))
      limit ${batchSize} for update skip locked)`,
  )

/** Records of fetches are kept for long; a link that was never used, for a day. */
export const oldLinks: Retention = (db, { now, kept }) =>
  deleteBatch(
    db,
    sql`package_link where id in (
      select id from package_link where created_at < ${daysBefore(now, kept.downloadDays)}
        or (used_at is null and created_at < ${daysBefore(now, 1)})
      limit ${batchSize} for update skip locked)`,
  )
