import type { Db } from '../../../foundation/db/tx.ts'

type Own = { entId: string; userId: string }

export async function selectLinked(db: Db, { entId, userId }: Own) {
  const rows = await db
    .selectFrom('connector_identity')
    .select('connector_id')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .execute()
  return new Set(rows.map((row) => row.connector_id))
}

export async function removeIdentity(db: Db, { entId, userId, connectorId }: Own & { connectorId: string }) {
  const row = await db
    .deleteFrom('connector_identity')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('connector_id', '=', connectorId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasPassword(db: Db, userId: string) {
  const row = await db.selectFrom('credential').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}
