import { randomBytes } from 'node:crypto'

// Crockford's alphabet: ordered, and without i, l, o and u, so that an id can be read aloud.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const tickMs = 8

/**
 * A new id: 20 lower-case letters and digits, safe in `/space-{id}`. 40 bits of time (ticks of 8 ms, enough until 2248)
 * keep new rows together in their index; 60 random bits keep ids of several processes apart. Not a secret.
 */
export function newId(nowMs = Date.now()) {
  return timePart(nowMs) + randomPart()
}

function timePart(nowMs: number) {
  let rest = BigInt(Math.floor(nowMs / tickMs))
  let text = ''
  for (let i = 0; i < 8; i++) {
    text = alphabet.charAt(Number(rest & 31n)) + text
    rest >>= 5n
  }
  return text
}

function randomPart() {
  return Array.from(randomBytes(12), (byte) => alphabet.charAt(byte & 31)).join('')
}
