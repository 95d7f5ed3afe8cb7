import { randomBytes } from 'node:crypto'

/** 256 random bits, as text that a cookie, an address or a header can carry: no caller can guess it. */
export function newToken() {
  return randomBytes(32).toString('base64url')
}
