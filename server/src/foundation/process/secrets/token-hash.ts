import { createHash } from 'node:crypto'

/** The database never sees the token itself: a reader of the table cannot sign in with it. */
export function tokenHash(token: string) {
  return createHash('sha256').update(token).digest()
}
