import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

export type Purpose = 'add' | 'check'

export function listOwn(db: Db, userId: string) {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type Challenge = { sessionId: string; purpose: Purpose; challenge: string; expiresAt: Date }

/** A session has one challenge of a kind: a new one ends the one before. */
export async function keepChallenge(db: Db, { sessionId, purpose, challenge, expiresAt }: Challenge) {
  await db
    .insertInto('passkey_challenge')
    .values({ session_id: sessionId, purpose, challenge, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'purpose']).doUpdateSet({ challenge, expires_at: expiresAt }),
    )
    .execute()
}

/** Takes the challenge, once: of any number at the same time one gets it. Null when it is too old or never was. */
export async function takeChallenge(
  db: Db,
  { sessionId, purpose, now }: { sessionId: string; purpose: Purpose; now: Date },
) {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row === undefined || row.expires_at <= now ? null : row.challenge
}

type NewPasskey = {
  id: string
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  now: Date
}

/** False when this very passkey belongs to an account already. */
export async function insertPasskey(db: Db, { userId, credentialId, publicKey, now, ...passkey }: NewPasskey) {
  const row = await db
    .insertInto('passkey')
    .values({ ...passkey, user_id: userId, credential_id: credentialId, public_key: publicKey, created_at: now })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findOwn(db: Db, { userId, credentialId }: { userId: string; credentialId: string }) {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** A passkey by its id, whichever person it belongs to. */
export function findAny(db: Db, credentialId: string) {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/** False when the counter did not go up: a copy of the passkey may exist. A passkey that never counts stays at 0. */
export async function advance(db: Db, { id, counter, now }: { id: string; counter: number; now: Date }) {
  const row = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when this person has no such passkey. */
export async function rename(db: Db, { userId, id, name }: { userId: string; id: string; name: string }) {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when this person has no such passkey. */
export async function remove(db: Db, { userId, id }: { userId: string; id: string }) {
  const row = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
