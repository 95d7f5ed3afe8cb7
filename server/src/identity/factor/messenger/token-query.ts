import type { Db } from '../../../foundation/db/tx.ts'

export async function selectToken(db: Db, { key, after }: { key: string; after: Date }) {
  const row = await db
    .selectFrom('messenger_token')
    .select('value')
    .where('key', '=', key)
    .where('expires_at', '>', after)
    .executeTakeFirst()
  return row?.value
}

type Claim = { key: string; hash: Buffer; now: Date; until: Date }

/** The caller that gets true fetches this token. No other process does until then, or until the claim is deleted. */
export async function claimToken(db: Db, { key, hash, now, until }: Claim) {
  const mine = { hash, expires_at: until }
  const row = await db
    .insertInto('messenger_token')
    .values({ key: claimOf(key), value: '', ...mine })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(mine).where('messenger_token.expires_at', '<=', now))
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export function deleteClaim(db: Db, { key, hash }: Pick<Claim, 'key' | 'hash'>) {
  return deleteToken(db, { key: claimOf(key), hash })
}

// The claim is a row among the tokens: it is as short-lived, and there is one of each.
function claimOf(key: string) {
  return `claim|${key}`
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
