import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** Until the end of the transaction nobody else, in any process, fetches this token. */
export async function lockToken(db: Db, key: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}

export async function selectToken(db: Db, { key, after }: { key: string; after: Date }) {
  const row = await db
    .selectFrom('messenger_token')
    .select('value')
    .where('key', '=', key)
    .where('expires_at', '>', after)
    .executeTakeFirst()
  return row?.value
}

type Token = { key: string; value: string; hash: Buffer; expiresAt: Date }

export async function upsertToken(db: Db, { key, value, hash, expiresAt }: Token) {
  const fresh = { value, hash, expires_at: expiresAt }
  await db
    .insertInto('messenger_token')
    .values({ key, ...fresh })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
    .execute()
}

export async function deleteToken(db: Db, { key, hash }: { key: string; hash: Buffer }) {
  await db.deleteFrom('messenger_token').where('key', '=', key).where('hash', '=', hash).execute()
}
