import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../../../foundation/db/retention-query.ts'

/** Its upload was given up, and its bytes are gone; why a file was refused is told for a month. */
export const abandonedBundles: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`bundle where id in (
      select id from bundle b where (status = 'refused' and created_at < ${daysBefore(now, 30)})
        or (status = 'uploading' and not exists (
          select from stored_file f where f.id = b.file_id and f.status = 'uploading'))
      limit ${batchSize} for update skip locked)`,
  )
