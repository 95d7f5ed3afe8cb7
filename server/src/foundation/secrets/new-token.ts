import { randomBytes } from 'node:crypto'

/** 256 random bits, as text that a cookie, an address or a header can carry: what nobody can guess. */
export function newToken() {
  return randomBytes(32).toString('base64url')
}
