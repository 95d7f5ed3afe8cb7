import type { Db } from '../../../foundation/db/tx.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

/** The token in a link. */
export type Token = { id: string; secret: string }

/** The address and agent of the caller that uses it, hashed. */
type Use = { client: Buffer; now: Date }

type NewToken = Token & { sessionId: string; entId: string; expiresAt: Date }

export async function insertToken(db: Db, { id, secret, sessionId, entId, expiresAt }: NewToken) {
  await db
    .insertInto('security_token')
    .values({ id, secret_hash: tokenHash(secret), session_id: sessionId, ent_id: entId, expires_at: expiresAt })
    .execute()
}

/** The token that this very browser has opened; with `token` given, only that one. */
export function findOpened(db: Db, { cookie, token, client, now }: Use & { cookie: string; token: Token | null }) {
  const opened = db
    .selectFrom('security_token')
    .select(['session_id', 'ent_id'])
    .where('cookie_hash', '=', tokenHash(cookie))
    .where('client_hash', '=', client)
    .where('expires_at', '>', now)
  if (token === null) return opened.executeTakeFirst()
  return opened.where('id', '=', token.id).where('secret_hash', '=', tokenHash(token.secret)).executeTakeFirst()
}

/** Opens a token, once: of any number of clients at the same time one gets it. */
export function openToken(db: Db, { token, cookie, client, now }: Use & { token: Token; cookie: string }) {
  return db
    .updateTable('security_token')
    .set({ client_hash: client, cookie_hash: tokenHash(cookie) })
    .where('id', '=', token.id)
    .where('secret_hash', '=', tokenHash(token.secret))
    .where('client_hash', 'is', null)
    .where('expires_at', '>', now)
    .returning(['session_id', 'ent_id', 'expires_at'])
    .executeTakeFirst()
}

/** A token that has not been opened yet. */
export function findUnopened(db: Db, { token, now }: { token: Token; now: Date }) {
  return db
    .selectFrom('security_token')
    .select(['session_id', 'ent_id'])
    .where('id', '=', token.id)
    .where('secret_hash', '=', tokenHash(token.secret))
    .where('client_hash', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
