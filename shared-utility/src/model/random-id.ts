const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** A hundred random bits in 20 letters and digits: `crypto.randomUUID` is missing on pages without HTTPS. */
export function randomId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => letters[byte % 32]).join('')
}
