import { Problem } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** Until the end of the transaction no other removes what these are made of. Throws versionRemoved. */
export async function refuseRemoved(db: Db, ids: readonly string[]) {
  const kept = await db
    .selectFrom('artifact_archive')
    .select(['artifact_id', 'file_id'])
    .where('artifact_id', '=', sql<string>`any(${ids})`)
    .orderBy('artifact_id')
    .forShare()
    .execute()
  const gone = kept.find(({ file_id: fileId }) => fileId === null)
  if (gone === undefined) return
  const { slug, version } = await db
    .selectFrom('artifact')
    .select(['slug', 'version'])
    .where('id', '=', gone.artifact_id)
    .executeTakeFirstOrThrow()
  throw new Problem('versionRemoved', { slug, version })
}
