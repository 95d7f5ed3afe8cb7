import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** Of two applications that take one uid at once, the second finds that it is taken. */
export async function lockTableUids(db: Db, entId: string) {
  await sql`select pg_advisory_xact_lock(hashtext('table_uid'), hashtext(${entId}))`.execute(db)
}

/** Whether another application of the enterprise has a table of this uid, in its draft or with records. */
export async function isTableElsewhere(db: Db, { appId, uid }: { appId: string; uid: string }) {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from app_resource where kind = 'entity' and uid = ${uid} and app_id <> ${appId})
      or exists (select from app_table where entity_uid = ${uid} and app_id <> ${appId}) as is`.execute(db)
  return rows[0]?.is === true
}
